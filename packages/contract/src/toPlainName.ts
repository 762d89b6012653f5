import { foldText } from "./foldText.ts";

/**
 * The words of a name without case, accents and punctuation: `Nguyễn Văn Ánh`, composed or not, `nguyễn văn ánh` and the bank's
 * `NGUYEN VAN ANH` are one person. Where the marks are letters, as in Thai, other marks are another person.
 */
export function toPlainName(name: string): string {
  return foldText(name)
    .split(/[^\p{L}\p{M}]+/u)
    .filter(Boolean)
    .join(" ");
}
