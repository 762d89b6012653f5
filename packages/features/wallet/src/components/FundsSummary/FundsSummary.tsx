import { Trans, useLingui } from "@lingui/react/macro";
import { useGetFundsQuery } from "@marquee/api-client";
import { token } from "@marquee/design-tokens";
import { formatMoney } from "@marquee/i18n";
import { LoadGate, useCurrencySymbol, useIsOn } from "@marquee/runtime";
import { Money, ProgressBar, Skeleton, Text } from "@marquee/ui-kit";
import { styled } from "styled-components";
import { ContractsLine } from "./ContractsLine.tsx";
import { LatestMovements } from "./LatestMovements.tsx";
import { toShare } from "../../model/toShare.ts";

const Base = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token("space.8")};
  margin: ${token("space.16")} ${token("space.16")} 0;
  padding: ${token("space.16")};
  border-radius: ${token("radius.card")};
  background: ${token("color.raised")};
`;
const Figures = styled.dl`
  display: grid;
  gap: ${token("space.8")};
  margin: 0;
  > div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 ${token("space.12")}; font-size: ${token("text.small")}; }
  > div:nth-child(-n + 2) { display: grid; }
  > div:first-child dd { font-size: ${token("text.title")}; font-weight: ${token("weight.strong")}; }
  dt { color: ${token("color.muted")}; }
  dd { margin: 0; overflow-wrap: anywhere; }
`;

const Waiting = styled(Figures)`dd > span { min-block-size: 1lh; background: ${token("color.hover")}; }`;

/** What is always there, in its size: the menu below stays where it is when the figures come. */
function LoadingFigures() {
  const hasPoints = useIsOn("POINT3");
  return (
    <Waiting>
      <div>
        <dt>
          <Trans>Balance</Trans>
        </dt>
        <dd>
          <Skeleton />
        </dd>
      </div>
      <div>
        <dt>
          <Trans>You can withdraw</Trans>
        </dt>
        <dd>
          <Skeleton />
        </dd>
      </div>
      {hasPoints && (
        <div>
          <dt>
            <Trans>Points</Trans>
          </dt>
          <dd>
            <Skeleton />
          </dd>
        </div>
      )}
    </Waiting>
  );
}

/** A member's money above the menu of the centre (WL-14): what is there, on its way, in the bonus wallet, withdrawable, and still to be played. It follows the money by itself. */
export function FundsSummary() {
  const { t, i18n } = useLingui();
  const symbol = useCurrencySymbol();
  const funds = useGetFundsQuery({});
  const hasRecord = useIsOn("TRANSREC3");
  return (
    <Base aria-label={t`Your money`}>
      {funds.data === undefined && funds.error === undefined ? <LoadingFigures /> : null}
      <LoadGate query={funds} rows={0}>
        {(shownFunds) => {
          const { balance, frozen, bonus, points, withdrawable, turnover } = shownFunds;
          const { required, done } = turnover;
          const [shown, all] = [done, required].map((each) => formatMoney(each, i18n.locale, symbol));
          return (
            <>
              <Figures>
                <div>
                  <dt>
                    <Trans>Balance</Trans>
                  </dt>
                  <dd>
                    <Money amount={balance} currency={symbol} />
                  </dd>
                </div>
                <div>
                  <dt>
                    <Trans>You can withdraw</Trans>
                  </dt>
                  <dd>
                    <Money amount={withdrawable} currency={symbol} />
                  </dd>
                </div>
                {frozen !== "0.00" && (
                  <div>
                    <dt>
                      <Trans>On its way</Trans>
                    </dt>
                    <dd>
                      <Money amount={frozen} currency={symbol} />
                    </dd>
                  </div>
                )}
                {bonus !== "0.00" && (
                  <div>
                    <dt>
                      <Trans>Bonus wallet</Trans>
                    </dt>
                    <dd>
                      <Money amount={bonus} currency={symbol} />
                    </dd>
                  </div>
                )}
                {points !== null && (
                  <div>
                    <dt>
                      <Trans>Points</Trans>
                    </dt>
                    <dd>{i18n.number(Number(points))}</dd>
                  </div>
                )}
                <ContractsLine funds={shownFunds} />
              </Figures>
              {required !== "0.00" && (
                <>
                  <ProgressBar label={t`Played so far`} text={t`${shown} of ${all}`} value={toShare(done, required)} />
                  <Text size="label" tone="muted">
                    <Trans>The rest of your balance is held until you have staked enough.</Trans>
                  </Text>
                </>
              )}
            </>
          );
        }}
      </LoadGate>
      {hasRecord && <LatestMovements />}
    </Base>
  );
}
