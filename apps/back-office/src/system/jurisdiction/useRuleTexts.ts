import { useLingui } from "@lingui/react/macro";
import { useNameTexts } from "../../texts/useNameTexts.ts";
import type { StaffJurisdictions } from "@marquee/contract/staff";

import { toProfileText } from "./profileNames.ts";

/** The value of a rule. */
export type RuleValue = StaffJurisdictions["profiles"][number]["rules"][number]["value"];

/** What rules, their values, profiles and players' screens are called. */
export function useRuleTexts() {
  const { t, i18n } = useLingui();
  const { toModule } = useNameTexts();
  const rules = new Map([
    ["leastAge", t`Minimum age`],
    ["termsTicked", t`Terms box`],
    ["leastSpin", t`Minimum time of a spin`],
    ["oneGame", t`Games at a time`],
    ["redEnvelopes", t`Red envelopes`],
    ["raffles", t`Raffles`],
    ["lossBonuses", t`Bonuses for losses`],
    ["tips", t`Money between members in the chat`],
    ["lockedModules", t`Modules that stay on`],
  ]);
  const screens = new Map([
    ["registration", t`Registration form`],
    ["profile", t`Profile in the member centre`],
    ["game", t`Games: the strip and the reels`],
    ["promotions", t`Promotions`],
    ["chat", t`Chat rooms`],
    ["memberCentre", t`Member centre: protection tools`],
  ]);
  const toValue = (rule: string, value: RuleValue): string => {
    if (rule === "termsTicked") return value === true ? t`Ticked at first` : t`Left for the visitor to tick`;
    if (rule === "leastSpin") return value === 0 ? t`None` : t`${i18n.number(Number(value) / 1000)} s`;
    if (rule === "oneGame") return value === true ? t`One` : t`Any number`;
    if (rule === "redEnvelopes" || rule === "raffles" || rule === "lossBonuses" || rule === "tips")
      return value === true ? t`Allowed` : t`Forbidden`;
    if (rule === "leastAge") return t`${Number(value)} years`;
    if (Array.isArray(value)) return value.length === 0 ? t`None` : value.map((id) => toModule(id).name).join(", ");
    return String(value);
  };
  return {
    toRule: (rule: string): string => rules.get(rule) ?? rule,
    toScreen: (screen: string): string => screens.get(screen) ?? screen,
    toProfile: (id: string): string => toProfileText(id, i18n),
    toValue,
  };
}
