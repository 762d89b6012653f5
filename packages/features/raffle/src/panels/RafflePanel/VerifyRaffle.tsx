import { Trans, useLingui } from "@lingui/react/macro";
import type { Raffle } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { Button, Text } from "@marquee/ui-kit";
import { useState } from "react";
import { styled } from "styled-components";
import { type Verified, verifyRaffle } from "../../model/verifyRaffle.ts";

const Base = styled.details`
  > summary { min-block-size: ${token("layout.tap")}; align-content: center; cursor: pointer; }
  > div { display: grid; justify-items: start; gap: ${token("space.12")}; }
`;
const Facts = styled.dl`
  display: grid;
  gap: ${token("space.4")};
  margin: 0;
  font-size: ${token("text.small")};
  dt { color: ${token("color.muted")}; }
  dd { margin: 0; font-family: ${token("font.numeric")}; overflow-wrap: anywhere; }
`;

/** How to verify the shuffle: its hash before the end, and the seed with the shuffle repeated afterwards. */
export function VerifyRaffle({ raffle }: { readonly raffle: Raffle }) {
  const { t, i18n } = useLingui();
  const [verified, setVerified] = useState<Verified>();
  const { seed, seedHash, own } = raffle;
  const tickets = own.map(({ number }) => i18n.number(number)).join(", ");
  return (
    <Base>
      <summary>
        <Trans>Verify the shuffle</Trans>
      </summary>
      <div>
        <Text size="small" tone="muted">
          <Trans>
            All tickets are shuffled by a secret seed before the raffle opens, and drawn in that order. The hash of the
            seed is shown from the beginning and the seed when the raffle is over, so that everybody can repeat it.
          </Trans>
        </Text>
        <Facts>
          <dt>
            <Trans>Hash of the seed</Trans>
          </dt>
          <dd>{`SHA-256 ${seedHash}`}</dd>
          <dt>
            <Trans>Seed</Trans>
          </dt>
          <dd>{seed ?? t`Shown when the raffle is over`}</dd>
          {own.length > 0 && (
            <>
              <dt>
                <Trans>Your tickets in the order of the shuffle</Trans>
              </dt>
              <dd>{tickets}</dd>
            </>
          )}
        </Facts>
        {seed !== null && (
          <Button size="small" onClick={() => void verifyRaffle(raffle, seed).then(setVerified)}>
            <Trans>Repeat the shuffle here</Trans>
          </Button>
        )}
        {verified !== undefined && (
          <Text role="status" tone={verified.isSeed && verified.isPaid ? "success" : "danger"}>
            {!verified.isSeed ? (
              <Trans>The hash is not that of the seed.</Trans>
            ) : own.length === 0 ? (
              <Trans>The hash is that of the seed.</Trans>
            ) : verified.isPaid ? (
              <Trans>The hash is that of the seed, and your tickets have the prizes that you got.</Trans>
            ) : (
              <Trans>The hash is that of the seed, but your tickets have other prizes than you got.</Trans>
            )}
          </Text>
        )}
      </div>
    </Base>
  );
}
