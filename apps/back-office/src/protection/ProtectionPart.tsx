import { Trans, useLingui } from "@lingui/react/macro";
import type { MemberProtection, MemberSheet } from "@marquee/contract/staff";
import { formatMoney } from "@marquee/i18n";
import { type TableColumn, Text } from "@marquee/ui-kit";
import { useGetMemberProtectionQuery } from "../api/endpoints/protection/staffEndpoints.ts";
import { useDesk } from "../frame/DeskContext.ts";
import { useProtectionTexts } from "./useProtectionTexts.ts";
import { useTimeText } from "../texts/useTimeText.ts";
import { LoadGate } from "../frame/LoadGate.tsx";
import { PartTable } from "../member/sheet/PartTable.tsx";
import { Stack } from "../member/sheet/Sheet.ts";

type Limit = MemberProtection["limits"][number];

function useColumns(): readonly TableColumn<Limit>[] {
  const { t, i18n } = useLingui();
  const { merchant } = useDesk();
  const toTime = useTimeText();
  const { kinds, periods } = useProtectionTexts();
  const toAmount = (kind: Limit["kind"], amount: string | null): string => {
    if (amount === null) return t`None`;
    return kind === "SESSION" ? t`${amount} min` : formatMoney(amount, i18n.locale);
  };
  const toNext = ({ kind, next }: Limit): string => {
    if (next === null) return "";
    const [amount, time] = [toAmount(kind, next.amount), toTime(next.from, merchant.timeZone)];
    return t`${amount}, from ${time}`;
  };
  return [
    { key: "kind", title: t`Limit`, toCell: ({ kind }) => kinds[kind] },
    { key: "period", title: t`Over`, toCell: ({ period }) => periods[period] },
    { key: "amount", title: t`In force`, align: "end", toCell: ({ kind, amount }) => toAmount(kind, amount) },
    {
      key: "used",
      title: t`Used`,
      align: "end",
      toCell: ({ used }) => (used === null ? "" : formatMoney(used, i18n.locale)),
    },
    { key: "next", title: t`Asked for`, toCell: toNext },
  ];
}

/** How a member is protected: limits, time-out, exclusion. Staff read it; what they may do is record a wish to protect more. */
export function ProtectionPart({ member }: { readonly member: MemberSheet }) {
  const { t } = useLingui();
  const { merchant } = useDesk();
  const toTime = useTimeText();
  const loaded = useGetMemberProtectionQuery({ merchant: merchant.code, memberId: member.id });
  const columns = useColumns();
  return (
    <LoadGate loaded={loaded}>
      {({ limits, timeoutUntil, exclusion, realityMinutes }) => (
        <Stack>
          {timeoutUntil !== null && (
            <Text strong>
              <Trans>Time-out until {toTime(timeoutUntil, merchant.timeZone)}</Trans>
            </Text>
          )}
          {exclusion !== null && (
            <Text strong>
              {exclusion.until === null ? (
                <Trans>Excluded with no end date</Trans>
              ) : (
                <Trans>Excluded until {toTime(exclusion.until, merchant.timeZone)}</Trans>
              )}
            </Text>
          )}
          <PartTable
            caption={t`Limits`}
            columns={columns}
            rows={limits}
            toKey={({ kind, period }) => `${kind} ${period}`}
            none={t`The member has set no limits.`}
          />
          <Text size="small" tone="muted">
            <Trans>Reality check every {realityMinutes} minutes.</Trans>
          </Text>
        </Stack>
      )}
    </LoadGate>
  );
}
