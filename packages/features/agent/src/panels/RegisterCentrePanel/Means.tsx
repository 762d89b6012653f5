import { Trans, useLingui } from "@lingui/react/macro";
import type { RegisterCentre } from "@marquee/contract";
import { Text } from "@marquee/ui-kit";
import { Tiles } from "../../components/Tiles.tsx";
import { formatRebate } from "../../model/rebates.ts";

/** What the agent can make: its rebate, the day's accounts, and the quotas of high rebates. */
export function Means({ centre }: { readonly centre: RegisterCentre }) {
  const { t, i18n } = useLingui();
  const { rebate, quotaFrom, quotas, madeToday, mostToday } = centre;
  const toText = (each: number): string => formatRebate(i18n.locale, each);
  const from = quotaFrom === null ? "" : toText(quotaFrom);
  return (
    <>
      <Tiles
        tiles={[
          { name: t`Your rebate`, value: toText(rebate) },
          { name: t`Accounts made today`, value: t`${madeToday} of ${mostToday}` },
          ...(quotaFrom === null
            ? []
            : quotas.map((quota) => {
                const percent = toText(quota.rebate);
                return { name: t`Accounts left with ${percent}`, value: i18n.number(quota.accounts) };
              })),
        ]}
      />
      {quotaFrom !== null && (
        <Text size="label" tone="muted">
          <Trans>From {from} on, each account uses one of those that you have left with exactly this rebate.</Trans>
        </Text>
      )}
    </>
  );
}
