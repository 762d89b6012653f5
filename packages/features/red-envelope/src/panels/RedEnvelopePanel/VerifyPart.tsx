import { Trans, useLingui } from "@lingui/react/macro";
import type { RedEnvelope } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { Button, Money, Text } from "@marquee/ui-kit";
import { useState } from "react";
import { styled } from "styled-components";
import { type Verified, verifyEnvelope } from "../../model/verifyEnvelope.ts";

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

/** How to verify the draw: its hash before the end, and the seed with the draw repeated afterwards. */
export function VerifyPart({ envelope, symbol }: { readonly envelope: RedEnvelope; readonly symbol: string }) {
  const { t, i18n } = useLingui();
  const [verified, setVerified] = useState<Verified>();
  const { seed, seedHash, own } = envelope;
  return (
    <Base>
      <summary>
        <Trans>Verify the draw</Trans>
      </summary>
      <div>
        <Text size="small" tone="muted">
          <Trans>
            All parts are drawn from a secret seed before the envelope opens. Its hash is shown from the beginning and
            the seed when the envelope is over, so that everybody can repeat the draw.
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
          <dd>{seed ?? t`Shown when the envelope is over`}</dd>
          {own !== null && (
            <>
              <dt>
                <Trans>Your part in the order of the draw</Trans>
              </dt>
              <dd>{i18n.number(own.number)}</dd>
            </>
          )}
        </Facts>
        {seed !== null && (
          <Button size="small" onClick={() => void verifyEnvelope(envelope, seed).then(setVerified)}>
            <Trans>Repeat the draw here</Trans>
          </Button>
        )}
        {verified !== undefined && (
          <Text role="status" tone={verified.isSeed && verified.isPaid ? "success" : "danger"}>
            {!verified.isSeed ? (
              <Trans>The hash is not that of the seed.</Trans>
            ) : verified.amount === undefined ? (
              <Trans>The hash is that of the seed.</Trans>
            ) : verified.isPaid ? (
              <Trans>
                The hash is that of the seed, and your part comes to{" "}
                <Money amount={verified.amount} currency={symbol} />, as it was paid.
              </Trans>
            ) : (
              <Trans>
                The hash is that of the seed, but your part comes to{" "}
                <Money amount={verified.amount} currency={symbol} />.
              </Trans>
            )}
          </Text>
        )}
      </div>
    </Base>
  );
}
