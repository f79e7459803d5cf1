## Reminders

reminder = **{ $game }** · table { $table } is waiting for you · [board]({ $url })
    { $awaited }
reminder-last = This was the last reminder for this turn.
reminder-closed = Discord couldn’t deliver this as a direct message, so your reminders will come here from now on. Once you allow direct messages again, switch back with `{ -me-settings }`.
heads-up = **{ $game }** · table { $table } · [board]({ $url })
    { $player } has started their turn. You’re next!
heads-up-closed = Discord couldn’t deliver this heads-up as a direct message, so it’s here just this once and is now switched off. Once you allow direct messages again, turn it back on with `{ -me-settings }`.

table-reminders = Table { $table } { $hours ->
        [0] sends no reminders
       *[other] reminds the player whose turn it is every { $hours } hours, up to three times per turn
    }.
unknown-interval = Choose reminders every { $hours } hours, or “{ choice-reminders-0 }”.

## What people set for themselves

me-title = **Your settings**
me-changed = **Settings saved**
me-zone = - Time zone: { $zone } (now { $time }).
me-quiet = - Quiet hours: { $hours }. Reminders due then come right afterwards.
me-quiet-none = - Quiet hours: none.
me-reminders-channel = - Reminders: in the channel of the table.
me-reminders-direct = - Reminders: by direct message.
me-reminders-off = - Reminders: none.
me-heads-up-on = - Heads-up: a direct message when the player before you starts their turn.
me-heads-up-off = - Heads-up: none.
me-language = - Language of messages only you see: { $language }.
me-language-discord = - Language of messages only you see: same as your Discord.
me-how = Change them with the options of `{ -me-settings }`.
me-unknown-zone = There is no time zone called { $zone }. Choose one from the list, such as Europe/Warsaw.
me-unknown-quiet = Give quiet hours as two times, such as 22:00-07:00, or “{ suggested-quiet-none }” to turn them off.

## Commands and their options: what they do and, under -name, what they are called

command-settings = See or change the table’s clock, reminders and pictures
command-settings-name = settings
command-me = Your own settings and data
command-me-name = me
command-me-settings = See or change your reminders, time zone and language
command-me-settings-name = settings
command-server = This server’s settings for new tables
command-server-name = server
command-server-settings = See or change where new tables are played
command-server-settings-name = settings
option-server-place = Where new tables are played by default
option-server-place-name = place
server-place = { $place ->
    [thread] **This server’s settings:** a new table is played in a thread of its own or, in a forum, in a post of its own.
   *[here] **This server’s settings:** a new table is played in the channel where it is opened.
} Anyone can choose otherwise with the option `{ option-place-name }` of `{ -game-new }`.
option-reminders = How often to remind the player whose turn it is
option-reminders-name = reminders
option-me-zone = Your time zone, such as Europe/Warsaw
option-me-zone-name = zone
option-me-quiet = No reminders between these times, such as 22:00-07:00
option-me-quiet-name = quiet
option-me-reminders = How you get reminders
option-me-reminders-name = reminders
option-me-heads-up = Get a message when the player before you starts their turn
option-me-heads-up-name = heads-up
option-me-language = Language of messages only you see
option-me-language-name = language
choice-reminders-0 = Never
choice-reminders-8 = Every 8 hours
choice-reminders-12 = Every 12 hours
choice-reminders-24 = Every 24 hours
choice-reminders-48 = Every 48 hours
choice-way-channel = In the channel
choice-way-direct = By direct message
choice-way-off = Not at all
suggested-quiet-none = None
suggested-language-discord = Same as my Discord

-me-settings = /{ command-me-name } { command-me-settings-name }
-table-settings = /{ command-game-name } { command-table-name } { command-settings-name }
