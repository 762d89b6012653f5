import { useLingui } from "@lingui/react/macro";
import type { PlannedSwitch } from "@marquee/contract/staff";
import { useNameTexts } from "../texts/useNameTexts.ts";
import { useValueText } from "../texts/useValueText.ts";
import { useLinkNames } from "./site/useLinkNames.ts";
import { useSettingNames } from "./site/useSettingNames.ts";

const find = (texts: object, key: string): string | undefined =>
  new Map<string, string>(Object.entries(texts)).get(key);

/** What a switch is about and what it makes of it, in words. */
export function useSwitchTexts(): (change: Pick<PlannedSwitch, "kind" | "subject" | "wanted">) => string {
  const { t } = useLingui();
  const { toModule } = useNameTexts();
  const toValue = useValueText();
  const [settings, links] = [useSettingNames(), useLinkNames()];
  const kinds = new Map([
    ["module", t`Module`],
    ["node", t`Owner and note`],
    ["status", t`The site`],
    ["region", t`Restricted countries`],
    ["favicon", t`Tab icon`],
    ["analytics", t`Analytics id`],
    ["kUnit", t`Rewards in thousands (131K)`],
    ["setting", t`Setting`],
    ["service", t`Link`],
    ["resource", t`Link`],
    ["banner", t`Banner`],
    ["vendor", t`Vendor`],
    ["vendorOrder", t`Order of vendors`],
    ["game", t`Game`],
    ["member", t`Member`],
  ]);
  const parts = new Map([
    ["percent", t`for a share of the visitors, in percent`],
    ["until", t`until`],
    ["message", t`message`],
    ["countries", t`countries`],
    ["owner", t`owner`],
    ["note", t`note`],
    ["labels", t`labels`],
    ["hot", t`hot`],
    ["isNew", t`new`],
    ["order", t`order`],
    ["place", t`place`],
  ]);
  return ({ kind, subject, wanted }) => {
    const about =
      kind === "module" || kind === "node"
        ? toModule(subject).name
        : (find(settings, subject) ?? find(links, subject) ?? (subject === "site" ? "" : subject));
    const { kind: _, merchant: __, subject: ___, ...rest } = Object(wanted);
    const values = Object.entries(rest).map(([name, value]) =>
      name === "state" ? toValue(value) : `${parts.get(name) ?? name} ${toValue(value)}`,
    );
    return `${[kinds.get(kind) ?? kind, about].filter(Boolean).join(" ")}: ${values.join(", ")}`;
  };
}
