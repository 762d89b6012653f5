/** A pattern variant of spec §5: its id, its regular expression (flag `u`), and what it means. */
export type Pattern = { readonly id: number; readonly name: string; readonly source: string };

const japanese = "\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Han}ー々〆ヶ";
const nameWord = "[\\p{L}\\p{M}]+(?:['’.\\-][\\p{L}\\p{M}]+)*";
const symbols = "!-\\/:-@\\[-`\\{-~";

/** The patterns 0–24 of contract 3.4; a pattern's id is its place. */
export const patterns: readonly Pattern[] = [
  { id: 0, name: "any", source: "^[\\s\\S]*$" },
  { id: 1, name: "letter first, then letters or digits", source: "^[A-Za-z][A-Za-z0-9]*$" },
  { id: 2, name: "Chinese plus digits", source: "^[\\p{Script=Han}0-9]+$" },
  {
    id: 3,
    name: "mailbox",
    source:
      "^(?=.{6,254}$)(?=[^@]{1,64}@)(?!-)[A-Za-z0-9_%+'&=~\\-]+(?:\\.[A-Za-z0-9_%+'&=~\\-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9\\-]{0,61}[A-Za-z0-9])?\\.)+(?:[A-Za-z]{2,63}|[Xx][Nn]--[A-Za-z0-9\\-]{0,58}[A-Za-z0-9])$",
  },
  { id: 4, name: "alphanumeric", source: "^[A-Za-z0-9]+$" },
  { id: 5, name: "letters plus digits", source: "^(?=.*[A-Za-z])(?=.*[0-9])[A-Za-z0-9]+$" },
  { id: 6, name: "digits", source: "^[0-9]+$" },
  { id: 7, name: "alphanumeric with an uppercase", source: "^(?=.*[A-Z])[A-Za-z0-9]+$" },
  { id: 8, name: "English letters and spaces", source: "^[A-Za-z]+(?: [A-Za-z]+)*$" },
  { id: 9, name: "no spaces", source: "^\\S+$" },
  { id: 10, name: "Chinese with punctuation", source: "^[\\p{Script=Han}·•．.,，。、（）\\(\\)]+$" },
  {
    id: 11,
    name: "date yyyy-MM-dd",
    source: "^(?:19|20)\\d{2}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$",
  },
  {
    id: 12,
    name: "date MM-dd-yyyy",
    source: "^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])-(?:19|20)\\d{2}$",
  },
  { id: 13, name: "Korean", source: "^[\\p{Script=Hangul}]+(?: [\\p{Script=Hangul}]+)*$" },
  { id: 14, name: "Thai", source: "^[\\p{Script=Thai}]+(?: [\\p{Script=Thai}]+)*$" },
  {
    id: 15,
    name: "Thai or English",
    source: "^(?:[\\p{Script=Thai}]+(?: [\\p{Script=Thai}]+)*|[A-Za-z]+(?: [A-Za-z]+)*)$",
  },
  { id: 16, name: "uppercase and spaces", source: "^[A-Z]+(?: [A-Z]+)*$" },
  { id: 17, name: "letters, digits, symbols", source: `^[A-Za-z0-9${symbols}]+$` },
  {
    id: 18,
    name: "upper, lower, digit and special",
    source: `^(?=.*[A-Z])(?=.*[a-z])(?=.*[0-9])(?=.*[${symbols}])[!-~]+$`,
  },
  { id: 19, name: "full name with space", source: `^${nameWord}(?: ${nameWord})+$` },
  { id: 20, name: "Japanese scripts", source: `^[${japanese}]+(?:[ \\u3000][${japanese}]+)*$` },
  { id: 21, name: "uppercase only", source: "^[A-Z]+$" },
  { id: 22, name: "digits starting with 9", source: "^9[0-9]*$" },
  { id: 23, name: "real name", source: "^[\\p{L}\\p{M}]+(?:[ '’.\\-][\\p{L}\\p{M}]+)*$" },
  { id: 24, name: "phone", source: "^\\+?[0-9]{6,15}$" },
];

/** The pattern ids whose text must also be a day of the calendar. */
const datePatterns = { 11: /^(?<y>\d{4})-(?<m>\d{2})-(?<d>\d{2})$/, 12: /^(?<m>\d{2})-(?<d>\d{2})-(?<y>\d{4})$/ };

/** Says whether the text of a date pattern (11, 12) names a real calendar day; true for every other pattern. */
export function isCalendarDay(patternId: number, text: string): boolean {
  const shape = patternId === 11 ? datePatterns[11] : patternId === 12 ? datePatterns[12] : undefined;
  if (!shape) return true;
  const parts = shape.exec(text)?.groups;
  if (!parts) return false;
  const [year, month, day] = [Number(parts["y"]), Number(parts["m"]), Number(parts["d"])];
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}
