import { Trans } from "@lingui/react/macro";
import { isTrialAgent } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { type CentreId, selectSession, useAppSelector } from "@marquee/runtime";
import { Text } from "@marquee/ui-kit";
import { styled } from "styled-components";

const Note = styled(Text)`
  margin-block-end: ${token("space.12")};
  padding: ${token("space.8")} ${token("space.12")};
  border: 1px solid ${token("color.line")};
  border-radius: ${token("radius.card")};
  overflow-wrap: anywhere;
`;

/** Says to a trial agent that what its centre shows is a sample (contract 3.9.6); to others nothing. */
export function SampleNote({ centre }: { readonly centre: CentreId }) {
  const kind = useAppSelector(selectSession)?.kind;
  if (centre !== "agent" || kind === undefined || !isTrialAgent(kind)) return null;
  return (
    <Note role="note" size="small">
      <Trans>Sample data: a trial account has no team of its own.</Trans>
    </Note>
  );
}
