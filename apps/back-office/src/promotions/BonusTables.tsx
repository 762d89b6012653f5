import { Trans, useLingui } from "@lingui/react/macro";
import type { Bonus } from "@marquee/contract";
import type { MemberBonuses } from "@marquee/contract/staff";
import { Badge, Heading, type TableColumn } from "@marquee/ui-kit";
import { PartTable } from "../member/sheet/PartTable.tsx";
import { Stack } from "../member/sheet/Sheet.ts";
import { useBonusColumns } from "./useBonusColumns.tsx";
import { usePromotionTexts } from "./usePromotionTexts.ts";

type Claim = MemberBonuses["promotions"][number];

function useClaimColumns(): readonly TableColumn<Claim>[] {
  const { t } = useLingui();
  const { rules } = usePromotionTexts();
  const toWhy = ({ rule, accounts }: Claim): string => {
    if (rule === null) return "";
    const names = accounts.join(", ");
    return names === "" ? rules[rule] : t`An account that seems to be the same person's has claimed it: ${names}`;
  };
  return [
    { key: "promotion", title: t`Promotion`, toCell: ({ names }) => names.EN },
    {
      key: "claim",
      title: t`Can be chosen`,
      toCell: ({ rule }) => <Badge tone={rule === null ? "success" : "muted"}>{rule === null ? t`Yes` : t`No`}</Badge>,
    },
    { key: "rule", title: t`Why not`, toCell: toWhy },
  ];
}

/** A member's bonuses, and which rule keeps the member from which promotion. */
export function BonusTables({
  shown: { bonuses, promotions },
  onEnd,
}: {
  readonly shown: MemberBonuses;
  /** Left out where the reader may end none. */
  readonly onEnd?: ((bonus: Bonus) => void) | undefined;
}) {
  const { t } = useLingui();
  const [columns, claimColumns] = [useBonusColumns(onEnd), useClaimColumns()];
  return (
    <Stack>
      <PartTable
        caption={t`Bonuses`}
        columns={columns}
        rows={bonuses}
        toKey={({ id }) => id}
        none={t`This member has had no bonus yet.`}
      />
      <Heading level={2} size="title">
        <Trans>What the member can choose with a deposit now</Trans>
      </Heading>
      <PartTable
        caption={t`Promotions`}
        columns={claimColumns}
        rows={promotions}
        toKey={({ promotionId }) => promotionId}
        none={t`There is no promotion in this member's currency.`}
      />
    </Stack>
  );
}
