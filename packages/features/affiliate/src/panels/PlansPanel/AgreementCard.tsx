import { Trans, useLingui } from "@lingui/react/macro";
import type { OwnAgreement } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { Badge, Button, Card, DateTime, Heading, Text } from "@marquee/ui-kit";
import { styled } from "styled-components";
import { NextTerms } from "../../components/NextTerms.tsx";
import { Line } from "../../components/PanelPage.ts";
import { PlanTerms } from "../../components/PlanTerms.tsx";
import { useAffiliateTexts } from "../../model/useAffiliateTexts.ts";

const Base = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token("space.16")};
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

const tones = { OFFERED: "accent", ACTIVE: "success", REFUSED: "muted", WITHDRAWN: "muted", ENDED: "muted" } as const;

const toInstant = (at: number): string => new Date(at).toISOString();

/** When it was offered, accepted or ended: the last of them. */
function Since({ agreement: { state, offeredAt, answeredAt, endedAt } }: { readonly agreement: OwnAgreement }) {
  const answered = toInstant(answeredAt ?? offeredAt);
  return (
    <Text size="small" tone="muted">
      {state === "OFFERED" && (
        <Trans>
          Offered <DateTime instant={toInstant(offeredAt)} />
        </Trans>
      )}
      {state === "ACTIVE" && (
        <Trans>
          Accepted <DateTime instant={answered} />
        </Trans>
      )}
      {state === "REFUSED" && (
        <Trans>
          Refused <DateTime instant={answered} />
        </Trans>
      )}
      {state === "ENDED" && (
        <Trans>
          Ended <DateTime instant={toInstant(endedAt ?? offeredAt)} />. What your players bring counts until that month
          is over.
        </Trans>
      )}
    </Text>
  );
}

/** A plan as the affiliate has it: its state and terms, and an offer's answers. */
export function AgreementCard({
  agreement,
  onAnswer,
}: {
  readonly agreement: OwnAgreement;
  readonly onAnswer: (answer: "ACCEPT" | "REFUSE") => void;
}) {
  const { t } = useLingui();
  const { kinds, states } = useAffiliateTexts();
  const { plan, kind, currency, state, version, next } = agreement;
  const isOver = state === "REFUSED" || state === "WITHDRAWN";
  return (
    <Base aria-label={plan}>
      <div>
        <Line>
          <Heading level={4}>{plan}</Heading>
          <Badge tone={tones[state]}>{states[state]}</Badge>
        </Line>
        <Text size="small">
          {kinds[kind]} · {currency}
        </Text>
        <Since agreement={agreement} />
      </div>
      {!isOver && <PlanTerms plan={agreement} terms={version.terms} />}
      {!isOver && next !== null && <NextTerms agreement={agreement} />}
      {state === "OFFERED" && (
        <Line>
          <Button look="primary" aria-label={t`Accept: ${plan}`} onClick={() => onAnswer("ACCEPT")}>
            <Trans>Accept</Trans>
          </Button>
          <Button aria-label={t`Refuse: ${plan}`} onClick={() => onAnswer("REFUSE")}>
            <Trans>Refuse</Trans>
          </Button>
        </Line>
      )}
    </Base>
  );
}
