"""Names of every script that is shown, and of some that are not."""

from __future__ import annotations

PLAIN = {
    "Latin": "Zażółć Gęśl",
    "Vietnamese": "Nguyễn Ấn Độ",
    "Cyrillic": "Старый рыбак Жора",
    "Greek": "Ελένη Παπαδοπούλου",
    "digits": "O'Brien-2½",
}
SHAPED = {
    "Arabic": "مريم العربي",
    "Persian": "می\u200cخواهم",  # noqa: RUF001
    "Hebrew": "מרים כהן",
    "pointed Hebrew": "שָׁלוֹם",
    "Devanagari": "मीरा क्षत्रिय",
    "Thai": "สมชาย ที่ปรึกษา",
    "Tamil": "தமிழ்ச்செல்வி",
    "Telugu": "శ్రీకాంత్ కృష్ణ",
    "a rare accent": "x\u0302y",
    "two scripts": "Ana مريم",
}
EAST_ASIAN = {
    "Chinese": "李明 王芳",
    "Japanese": "山田たろう",
    "Korean": "김민준",
    "two scripts": "Ana 山田",
}
UNSHOWN = {"Bengali": "ভাস্কর", "Georgian": "ქეთი", "two scripts": "Ana ქეთი", "Amharic": "ሰላም"}
ODD = {
    "wide letters": "W" * 32,
    "emoji": "😀" * 32,
    "markdown": "**||_`@everyone`_||** <@123456>",
    "a tower of marks": "Z\u0337\u0322\u031b\u0359a\u0338l\u035fg\u0327\u0301\u0336o",
    "a long word from the right": "قسطنطينيقسطنطينيقسطنطينيقسطنطيني"[:32],
    "one letter": "i",
    "brackets from the right": "דוד (המלך) 12",
}

NAMES = [
    name
    for names in (
        PLAIN,
        SHAPED,
        EAST_ASIAN,
        UNSHOWN,
        ODD,
        {"plain": "Bo", "longer": "Giulia Conti"},
    )
    for name in names.values()
]
