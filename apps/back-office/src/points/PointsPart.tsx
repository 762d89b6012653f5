import { Trans, useLingui } from "@lingui/react/macro";
import type { MemberPoints, MemberSheet } from "@marquee/contract/staff";
import { formatMoney } from "@marquee/i18n";
import { type TableColumn, Text } from "@marquee/ui-kit";
import { useGetMemberPointsQuery } from "../api/endpoints/points/staffEndpoints.ts";
import { useDesk } from "../frame/DeskContext.ts";
import { LoadGate } from "../frame/LoadGate.tsx";
import { PartTable } from "../member/sheet/PartTable.tsx";
import { Stack } from "../member/sheet/Sheet.ts";
import { useLedgerTexts } from "../member/useLedgerTexts.ts";
import { useTimeText } from "../texts/useTimeText.ts";
import { Obstacles } from "./Obstacles.tsx";

type Movement = MemberPoints["movements"][number];

function useColumns(): readonly TableColumn<Movement>[] {
  const { t, i18n } = useLingui();
  const toTime = useTimeText();
  const toKind = useLedgerTexts();
  const kinds: Readonly<Record<string, string>> = {
    POINT_EARN: t`Earned by play`,
    POINT_REDEEM: t`Redeemed in the mall`,
    POINT_RETURN: t`Back from a rejected redemption`,
    POINT_ADJUST: t`Corrected by staff`,
  };
  return [
    { key: "at", title: t`Time`, toCell: ({ at }) => toTime(at), isOneLine: true },
    { key: "kind", title: t`Kind`, toCell: ({ kind }) => kinds[kind] ?? toKind(kind) },
    { key: "changed", title: t`Points`, align: "end", toCell: ({ changed }) => formatMoney(changed, i18n.locale) },
    { key: "balance", title: t`Balance`, align: "end", toCell: ({ balance }) => formatMoney(balance, i18n.locale) },
    { key: "ref", title: t`Reference`, toCell: ({ refNo }) => refNo },
  ];
}

/** A player's points, what was earned in all, what is owed of points that were spent and taken back, and the last movements. */
export function PointsPart({ member }: { readonly member: MemberSheet }) {
  const { t, i18n } = useLingui();
  const { merchant } = useDesk();
  const columns = useColumns();
  const loaded = useGetMemberPointsQuery({ merchant: merchant.code, memberId: member.id });
  return (
    <LoadGate loaded={loaded}>
      {({ points, lifetime, owed, against, movements }) => {
        const [now, earned, missing] = [points, lifetime, owed].map((each) => formatMoney(each, i18n.locale));
        return (
          <Stack>
            <Text strong>
              <Trans>
                {now} points, of {earned} earned in all.
              </Trans>
            </Text>
            {against.length > 0 && (
              <section aria-label={t`Speaks against redeeming and converting`}>
                <Text size="small" tone="muted">
                  <Trans>The member cannot redeem or convert these points now, or not all of them:</Trans>
                </Text>
                <Obstacles against={against} />
              </section>
            )}
            {owed !== "0.00" && (
              <Text size="small" tone="muted">
                <Trans>
                  {missing} points were spent before their play was taken back. What is earned next goes there first.
                </Trans>
              </Text>
            )}
            <PartTable
              caption={t`Movements of points`}
              columns={columns}
              rows={movements}
              toKey={({ at, kind, refNo }) => `${at} ${kind} ${refNo}`}
              none={t`No points have moved yet.`}
            />
          </Stack>
        );
      }}
    </LoadGate>
  );
}
