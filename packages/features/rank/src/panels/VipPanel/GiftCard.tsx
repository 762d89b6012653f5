import { Trans, useLingui } from "@lingui/react/macro";
import { useClaimRankGiftMutation } from "@marquee/api-client";
import type { MemberRank } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { formatMoney } from "@marquee/i18n";
import { OfferedMoney, useFormFaults } from "@marquee/runtime";
import { Button, Card, Money, notify, Refusal, Text } from "@marquee/ui-kit";
import { useState } from "react";
import { styled } from "styled-components";
import { type LevelTerms, toTurnover } from "../../model/rankFigures.ts";

const Base = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token("space.12")};
  > div { display: grid; gap: ${token("space.4")}; flex: 1 1 12rem; min-inline-size: 0; }
`;

/** The gift of a level that was reached, under which terms, and the claim. */
export function GiftCard({
  terms: { level, gift },
  rank: { version, factor },
  symbol,
}: {
  readonly terms: LevelTerms;
  readonly rank: MemberRank;
  readonly symbol: string;
}) {
  const { t, i18n } = useLingui();
  const toFaults = useFormFaults();
  const [claim, { isLoading }] = useClaimRankGiftMutation();
  const [refusal, setRefusal] = useState("");
  const turnover = toTurnover(gift, factor);
  const press = async (): Promise<void> => {
    setRefusal("");
    const result = await claim({ level, version });
    const paid = formatMoney(gift, i18n.locale, symbol);
    if (result.data === undefined) setRefusal(toFaults(result.error).text);
    else notify(t`${paid} is in your main wallet.`, { tone: "success" });
  };
  return (
    <Base as="article" aria-label={t`Gift of VIP ${level}`}>
      <div>
        <Text strong>
          <Trans>
            VIP {level}: <OfferedMoney amount={gift} />
          </Trans>
        </Text>
        <Text size="small" tone="muted">
          {turnover === null ? (
            <Trans>You can withdraw it at once.</Trans>
          ) : (
            <Trans>
              Stake <Money amount={turnover} currency={symbol} /> before you withdraw it.
            </Trans>
          )}
        </Text>
        <Refusal text={refusal} />
      </div>
      <Button
        look="primary"
        busy={isLoading}
        aria-label={t`Claim the gift of VIP ${level}`}
        onClick={() => void press()}
      >
        <Trans>Claim</Trans>
      </Button>
    </Base>
  );
}
