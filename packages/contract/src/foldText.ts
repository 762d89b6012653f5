/** The combining marks of Latin, Greek and Cyrillic letters. Vowels and tones of Thai or Hindi, and the voicing of kana, are letters. */
const marks = /[\u0300-\u036f]/g;

/**
 * Text for comparison without case and accents: "Cá Tiên" is found by "ca tien", "Đà" is "da". Nothing else is dropped: `ตี` is not `ต`,
 * and `ド` is not `ト`.
 */
export function foldText(text: string): string {
  return text
    .normalize("NFKD")
    .replace(marks, "")
    .normalize("NFC")
    .toLowerCase()
    .replaceAll("đ", "d")
    .replaceAll("ı", "i")
    .replaceAll("ς", "σ");
}
