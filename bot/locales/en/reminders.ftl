## Reminders

reminder = **{ $game }** · table { $table } waits for you · [board]({ $url })
    { $awaited }
reminder-last = This was the last reminder for this turn.
reminder-closed = Discord would not deliver this as a direct message, so it comes here, and so will the next ones. Where direct messages are allowed again, `{ -me-settings }` brings them back.
heads-up = **{ $game }** · table { $table } · [board]({ $url })
    { $player } has begun a turn. You are next.
heads-up-closed = Discord would not deliver this as a direct message. It comes here this once, and the heads-up is off now. Where direct messages are allowed again, `{ -me-settings }` turns it on.

table-reminders = Table { $table } { $hours ->
        [0] sends no reminders
       *[other] reminds who must act every { $hours } hours, at most three times in a turn
    }.
unknown-interval = A table can remind every { $hours } hours, or never.

## What people set for themselves

me-title = **Your settings**
me-changed = **Your settings are changed**
me-zone = - Time zone: { $zone }, where it is { $time } now.
me-quiet = - Quiet hours: { $hours }. A reminder that falls into them comes right after.
me-quiet-none = - Quiet hours: none.
me-reminders-channel = - Reminders: in the channel of the table.
me-reminders-direct = - Reminders: by direct message.
me-reminders-off = - Reminders: none.
me-heads-up-on = - Heads-up: a direct message when the player before you begins.
me-heads-up-off = - Heads-up: none.
me-language = - Language of what only you are told: { $language }.
me-language-discord = - Language of what only you are told: that of your Discord.
me-how = The options of `{ -me-settings }` change them.
me-unknown-zone = There is no time zone called { $zone }. Choose one from the list, such as Europe/Warsaw.
me-unknown-quiet = Quiet hours are two times, such as 22:00-07:00. “{ choice-quiet-none }” takes them away.

## Commands and their options: what they do and, under -name, what they are called

command-settings = See or change reminders and the clock of the table
command-settings-name = settings
command-me = What is yours alone
command-me-name = me
command-me-settings = See or change when and how you are reminded
command-me-settings-name = settings
option-reminders = How often a player who must act is reminded
option-reminders-name = reminders
option-me-zone = Your time zone, such as Europe/Warsaw
option-me-zone-name = zone
option-me-quiet = When no reminder comes, such as 22:00-07:00
option-me-quiet-name = quiet
option-me-reminders = How reminders come
option-me-reminders-name = reminders
option-me-heads-up = Whether to be told when the player before you begins
option-me-heads-up-name = heads-up
option-me-language = The language of what only you are told
option-me-language-name = language
choice-reminders-0 = Never
choice-reminders-8 = Every 8 hours
choice-reminders-12 = Every 12 hours
choice-reminders-24 = Every 24 hours
choice-reminders-48 = Every 48 hours
choice-way-channel = In the channel
choice-way-direct = By direct message
choice-way-off = Not at all
choice-quiet-none = None
choice-language-discord = That of your Discord

-me-settings = /{ command-me-name } { command-me-settings-name }
