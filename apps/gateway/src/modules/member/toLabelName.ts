import { hasVipService, isLanguageCode, type LanguageCode } from "@marquee/contract";
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

/** The colours of the levels 1 to 9: from bronze and steel to gold and ruby. */
const levelColors: readonly (readonly [string, string])[] = [
  ["#8c5a2b", "#d9a066"],
  ["#5b6b7f", "#c3cedb"],
  ["#b7791f", "#f6d365"],
  ["#0f766e", "#5eead4"],
  ["#1d4ed8", "#93c5fd"],
  ["#6d28d9", "#c4b5fd"],
  ["#a21caf", "#f0abfc"],
  ["#be123c", "#fda4af"],
  ["#7f1d1d", "#f59e0b"],
];

/** What a level is called in each language. */
const levelNames: Readonly<Record<LanguageCode, (level: number) => string>> = {
  EN: (level) => `VIP ${level}`,
  VI: (level) => `VIP cấp ${level}`,
  CN: (level) => `VIP ${level} 级`,
  ID: (level) => `VIP ${level}`,
  TH: (level) => `VIP ระดับ ${level}`,
  TL: (level) => `VIP ${level}`,
  TY: (level) => `VIP ${level}`,
};

/** The label of a member of a level above 0 (contract 3.10). */
export function toLevelLabel(level: number, language: LanguageCode) {
  const [color, color2] = levelColors[level - 1] ?? ["#8a8f9d", "#c3c7d1"];
  return {
    labelName: levelNames[language](level),
    color,
    color2,
    rank: level,
    service: hasVipService(level) ? ("VIP" as const) : ("NORMAL" as const),
  };
}
