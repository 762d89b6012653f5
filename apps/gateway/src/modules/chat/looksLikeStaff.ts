import { foldLookAlikes } from "./foldLookAlikes.ts";

const letters: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  l: "i",
};

/** The letters of a name as a glance takes them: signs that are drawn alike are one, and so are those that repeat. */
const toGlance = (name: string): string =>
  [...foldLookAlikes(name)]
    .map((letter) => letters[letter] ?? letter)
    .join("")
    .replace(/[^\p{L}\p{M}]/gu, "")
    .replace(/(.)\1+/gu, "$1");

/** What those are called who speak for a house, in the languages of the sites. */
const roles = [
  "admin",
  "administrator",
  "moderator",
  "staff",
  "support",
  "official",
  "helpdesk",
  "customer service",
  "quản trị",
  "hỗ trợ",
  "chăm sóc khách hàng",
  "cskh",
  "客服",
  "管理员",
  "官方",
  "แอดมิน",
  "ผู้ดูแล",
  "เจ้าหน้าที่",
  "dukungan",
  "layanan pelanggan",
  "tagapangasiwa",
].map(toGlance);

/** Whether members would take a name for that of the house's staff: it begins or ends with what they are called, or has the house's name in it. */
export function looksLikeStaff(name: string, house: string): boolean {
  const owner = toGlance(house);
  const parts = [name, ...name.split(/[^\p{L}\p{M}\p{N}]+/u)].map(toGlance);
  return parts.some(
    (part) =>
      (owner.length > 2 && part.includes(owner)) || roles.some((role) => part.startsWith(role) || part.endsWith(role)),
  );
}
