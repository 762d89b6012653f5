import { Trans, useLingui } from "@lingui/react/macro";
import { useListPointRewardsQuery } from "@marquee/api-client";
import { type PointReward, type RewardType, rewardTypes } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { LoadGate } from "@marquee/runtime";
import { CardGrid, EmptyState, Pagination, SelectField } from "@marquee/ui-kit";
import { useState } from "react";
import { styled } from "styled-components";
import { RedeemDialog } from "../../components/RedeemDialog/RedeemDialog.tsx";
import { rewardTypeTexts } from "../../model/pointTexts.ts";
import { RewardCard } from "./RewardCard.tsx";

const Base = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token("space.16")};
`;
const Filter = styled.div`max-inline-size: 240px;`;
const Grid = styled(CardGrid)`
  grid-template-columns: repeat(auto-fill, minmax(min(220px, 100%), 1fr));
  > li { display: grid; }
`;

const isType = (text: string): text is RewardType => rewardTypes.some((type) => type === text);

/** What the mall offers (PM-02), by type and pages. */
export function RewardsTab() {
  const { t } = useLingui();
  const [type, setType] = useState<RewardType | undefined>(undefined);
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<PointReward | undefined>(undefined);
  const query = useListPointRewardsQuery({ ...(type !== undefined && { type }), pageNo: page });
  return (
    <Base>
      <Filter>
        <SelectField
          label={t`Type`}
          value={type ?? ""}
          options={[
            { value: "", label: t`All` },
            ...rewardTypes.map((each) => ({ value: each, label: t(rewardTypeTexts[each]) })),
          ]}
          onChange={({ currentTarget: { value } }) => {
            setType(isType(value) ? value : undefined);
            setPage(1);
          }}
        />
      </Filter>
      <LoadGate query={query} rows={6}>
        {({ list, totalPages, currency, staked }) =>
          list.length === 0 ? (
            <EmptyState picture="empty" title={t`No rewards at the moment`} level={2}>
              <Trans>Your points stay. Come back another day.</Trans>
            </EmptyState>
          ) : (
            <>
              <Grid>
                {list.map((reward) => (
                  <li key={reward.id}>
                    <RewardCard reward={reward} currency={currency} staked={staked} onRedeem={setChosen} />
                  </li>
                ))}
              </Grid>
              {totalPages > 1 && <Pagination page={page} count={totalPages} onPage={setPage} />}
            </>
          )
        }
      </LoadGate>
      {chosen !== undefined && <RedeemDialog reward={chosen} onClose={() => setChosen(undefined)} />}
    </Base>
  );
}
