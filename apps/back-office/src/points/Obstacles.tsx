import { useLingui } from "@lingui/react/macro";
import type { PointObstacle } from "@marquee/contract/staff";
import { Text } from "@marquee/ui-kit";
import { usePointRules } from "./usePointRules.ts";

/** Which rules speak against taking something for points now, with the linked accounts and what they have redeemed (X-60). */
export function Obstacles({ against }: { readonly against: readonly PointObstacle[] }) {
  const { t } = useLingui();
  const rules = usePointRules();
  return against.map(({ rule, accounts, offers }) => {
    const [names, redeemed] = [accounts.join(", "), offers.join(", ")];
    return (
      <Text key={rule}>
        {rules[rule]}
        {names !== "" && ` ${t`Accounts: ${names}.`}`}
        {redeemed !== "" && ` ${t`Redeemed there: ${redeemed}.`}`}
      </Text>
    );
  });
}
