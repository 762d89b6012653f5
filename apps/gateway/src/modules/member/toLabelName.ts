import { isLanguageCode, type LanguageCode } from "@marquee/contract";
import type { LabelNames } from "@marquee/contract/staff";

/** A label's name in a language, in English where it has none there (LT-07). */
export function toLabelName(names: LabelNames, language: string): string {
  return (isLanguageCode(language) ? names[language] : undefined) ?? names.EN;
}

/** What a member without a label is called. */
const memberNames: LabelNames = {
  EN: "Member",
  VI: "Thành viên",
  CN: "会员",
  ID: "Anggota",
  TH: "สมาชิก",
  TL: "Miyembro",
};

/** The label of a member who carries none. */
export const toNoLabel = (language: LanguageCode) => ({
  labelName: toLabelName(memberNames, language),
  color: "#8a8f9d",
  color2: "#c3c7d1",
  rank: 0,
});
