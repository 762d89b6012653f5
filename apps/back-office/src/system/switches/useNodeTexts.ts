import { useLingui } from "@lingui/react/macro";
import { useNameTexts } from "../../texts/useNameTexts.ts";
import type { SwitchNode } from "@marquee/contract/staff";

/** What a node's state says in the reader's language: in a word, and why. */
export function useNodeTexts() {
  const { t, i18n } = useLingui();
  const { toModule } = useNameTexts();
  const toShare = (share: number): string =>
    new Intl.NumberFormat(i18n.locale, { style: "percent", maximumFractionDigits: 1 }).format(share / 100);
  return {
    toShare,
    toState: ({ isOn, share }: Pick<SwitchNode, "isOn" | "share">): string =>
      !isOn ? t`Off` : share < 100 ? t`On for ${toShare(share)}` : t`On`,
    toReason: (node: Pick<SwitchNode, "reason" | "at">): string => {
      const at = toModule(node.at).name;
      return {
        on: t`It is on for everybody.`,
        rollout: t`${at} is on for some of the visitors.`,
        own: t`Its own switch is off.`,
        ancestor: t`${at}, above it, is off.`,
        brand: t`The brand's data leaves ${at} out.`,
        requirement: t`It needs ${at}, which is off.`,
        notCompiled: t`There is no code for ${at}.`,
      }[node.reason];
    },
  };
}
