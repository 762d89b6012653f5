import { Trans, useLingui } from "@lingui/react/macro";
import { Heading, Text } from "@marquee/ui-kit";
import { TicketForm } from "../../components/TicketForm.tsx";
import { Page } from "../../components/Page.ts";

/** Complaints (CS-05). */
export function ComplaintsPanel() {
  const { t } = useLingui();
  return (
    <Page>
      <Heading level={3}>
        <Trans>Complaints</Trans>
      </Heading>
      <Text tone="muted">
        <Trans>
          Tell us what went wrong and when, with order numbers where there are any. We look into it and answer you in
          this ticket.
        </Trans>
      </Text>
      <TicketForm categories={["COMPLAINT"]} label={t`Send a complaint`} />
    </Page>
  );
}
