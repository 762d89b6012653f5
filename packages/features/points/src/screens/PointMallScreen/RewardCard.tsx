import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type PointReward, stakedDays } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { OfferedMoney, useGatedAction, useSymbolOf } from "@marquee/runtime";
import { Badge, Button, Card, Heading, Money, SmartImage, Text, VoucherIcon } from "@marquee/ui-kit";
import { styled } from "styled-components";
import { rewardTypeTexts } from "../../model/pointTexts.ts";
import { usePointText } from "../../model/usePointText.ts";

const Base = styled(Card)`
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: ${token("space.12")};
  block-size: 100%;
  &[data-sold-out] > :first-child > :first-child { filter: grayscale(1); opacity: 0.6; }
`;
const Picture = styled.div`
  position: relative;
  display: grid;
  aspect-ratio: 4 / 3;
  border-radius: ${token("radius.card")};
  overflow: hidden;
  > span:last-child:not(:first-child) { position: absolute; inset-block-start: ${token("space.8")}; inset-inline-start: ${token("space.8")}; }
`;
const Blank = styled.span`
  display: grid;
  place-items: center;
  background: ${token("color.raised")};
  color: ${token("color.muted")};
`;
const Words = styled.div`
  display: grid;
  align-content: start;
  gap: ${token("space.8")};
  min-inline-size: 0;
  h2, p { overflow-wrap: anywhere; }
  strong { font-size: ${token("text.title")}; font-variant-numeric: tabular-nums; }
`;

/** One offer (PM-02): what it is, what it takes, how many are left; one that is sold out is grey. */
export function RewardCard({
  reward,
  currency,
  staked,
  onRedeem,
}: {
  readonly reward: PointReward;
  readonly currency: string;
  readonly staked: string | null;
  readonly onRedeem: (reward: PointReward) => void;
}) {
  const { t } = useLingui();
  const toText = usePointText();
  const symbol = useSymbolOf()(currency);
  const gated = useGatedAction();
  const { name, type, quantity, pointsRequired, amountRequired, image, levelRequired, cash } = reward;
  const isSoldOut = quantity === 0;
  const points = toText(pointsRequired);
  const needsStakes = Number(amountRequired) > 0;
  return (
    <Base as="article" aria-label={name} data-sold-out={isSoldOut || undefined}>
      <Picture>
        {image === "" ? (
          <Blank>
            <VoucherIcon size="48px" />
          </Blank>
        ) : (
          <SmartImage src={image} alt="" width={400} height={300} />
        )}
        <Badge tone={isSoldOut ? "muted" : "accent"}>{isSoldOut ? t`Sold out` : t(rewardTypeTexts[type])}</Badge>
      </Picture>
      <Words>
        <Heading level={2} size="title">
          {name}
        </Heading>
        <strong>
          <Trans>{points} points</Trans>
        </strong>
        {cash !== null && (
          <Text size="small">
            <Trans>
              <OfferedMoney amount={cash} currency={currency} /> into your main wallet
            </Trans>
          </Text>
        )}
        {!isSoldOut && (
          <Text size="small" tone="muted">
            <Plural value={quantity} one="# left" other="# left" />
          </Text>
        )}
        {needsStakes && (
          <Text size="small" tone="muted">
            <Trans>
              For members who have staked <Money amount={amountRequired} currency={symbol} /> in {stakedDays} days
            </Trans>
          </Text>
        )}
        {needsStakes && staked !== null && (
          <Text size="small" tone="muted">
            <Trans>
              You have staked <Money amount={staked} currency={symbol} />
            </Trans>
          </Text>
        )}
        {levelRequired !== null && (
          <Text size="small" tone="muted">
            <Trans>From level {levelRequired} on</Trans>
          </Text>
        )}
      </Words>
      <Button
        look="primary"
        wide
        disabled={isSoldOut}
        aria-label={t`Redeem ${name}`}
        onClick={() => gated(() => onRedeem(reward))}
      >
        <Trans>Redeem</Trans>
      </Button>
    </Base>
  );
}
