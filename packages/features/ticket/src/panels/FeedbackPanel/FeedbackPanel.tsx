import { Trans, useLingui } from "@lingui/react/macro";
import { Heading, Text } from "@marquee/ui-kit";
import { TicketForm } from "../../components/TicketForm.tsx";
import { Page } from "../../components/Page.ts";

/** Feedback and suggestions (CS-04). */
export function FeedbackPanel() {
  const { t } = useLingui();
  return (
    <Page>
      <Heading level={3}>
        <Trans>Feedback</Trans>
      </Heading>
      <Text tone="muted">
        <Trans>Tell us what you like, what you miss and what we can do better.</Trans>
      </Text>
      <TicketForm categories={["FEEDBACK", "SUGGESTION"]} label={t`Send feedback`} />
    </Page>
  );
}
