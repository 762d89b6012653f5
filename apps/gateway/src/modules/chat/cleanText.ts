/** More marks than this on one letter and they are drawn over the lines above. */
const mostMarks = 3;

// What is drawn as nothing or turns the direction of what follows; marks of emoji stay.
const unseen = /(?!\u200d)\p{C}|(?!\u200d|\ufe0f)\p{Default_Ignorable_Code_Point}|\u2800/gu;
// The joiner of emoji, where it joins none.
const looseJoiner =
  /(?<!\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]?)\u200d|\u200d(?!\p{Extended_Pictographic})/gu;
const tooManyMarks = new RegExp(`(\\p{M}{${mostMarks}})\\p{M}+`, "gu");

/**
 * A line as it is stored and shown: composed (NFC), on one line, without control characters, direction overrides and halves of surrogate
 * pairs, and with few marks on a letter. Cleaning it again changes nothing.
 */
export function cleanText(text: string): string {
  return text
    .replace(/\s+/gu, " ")
    .replace(unseen, "")
    .replace(looseJoiner, "")
    .normalize("NFC")
    .replace(tooManyMarks, "$1")
    .replace(/\s+/gu, " ")
    .trim();
}
