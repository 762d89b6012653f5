import { Trans, useLingui } from "@lingui/react/macro";
import { useGetPointBalanceQuery } from "@marquee/api-client";
import { token } from "@marquee/design-tokens";
import { LoadGate, selectIsMember, useAppSelector, useGatedAction } from "@marquee/runtime";
import { Button, Card, Text } from "@marquee/ui-kit";
import { styled } from "styled-components";
import { usePointText } from "../../model/usePointText.ts";

const Base = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token("space.16")};
  min-block-size: 96px;
  > div { display: grid; gap: ${token("space.4")}; min-inline-size: 0; }
  strong { font-size: ${token("text.heading")}; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
`;

function OwnPoints() {
  const toText = usePointText();
  const query = useGetPointBalanceQuery({});
  return (
    <LoadGate query={query}>
      {({ points, lifetime }) => (
        <>
          <div>
            <Text size="small" tone="muted">
              <Trans>Your points</Trans>
            </Text>
            <strong>{toText(points)}</strong>
          </div>
          <div>
            <Text size="small" tone="muted">
              <Trans>Earned in all</Trans>
            </Text>
            <Text>{toText(lifetime)}</Text>
          </div>
          <Text size="small" tone="muted">
            <Trans>Points never expire.</Trans>
          </Text>
        </>
      )}
    </LoadGate>
  );
}

/** The caller's points (PM-01); a guest is asked to log in. */
export function PointsCard() {
  const { t } = useLingui();
  const isMember = useAppSelector(selectIsMember);
  const gated = useGatedAction();
  return (
    <Base as="section" aria-label={t`Your points`} aria-live="polite">
      {isMember ? (
        <OwnPoints />
      ) : (
        <>
          <Text>
            <Trans>You earn points by playing for real money. Log in to see and use yours.</Trans>
          </Text>
          <Button look="primary" onClick={() => gated(() => {})}>
            <Trans>Log in</Trans>
          </Button>
        </>
      )}
    </Base>
  );
}
