import { Trans, useLingui } from "@lingui/react/macro";
import { Button, Heading } from "@marquee/ui-kit";
import { Page } from "../../components/Page.ts";
import { TicketForm } from "../../components/TicketForm.tsx";

/** A question to support. */
export function NewTicket({ onLeave }: { readonly onLeave: () => void }) {
  const { t } = useLingui();
  return (
    <Page>
      <div>
        <Button size="small" onClick={onLeave}>
          <Trans>All tickets</Trans>
        </Button>
      </div>
      <Heading level={3}>
        <Trans>Ask a question</Trans>
      </Heading>
      <TicketForm categories={["SUPPORT"]} label={t`Ask a question`} />
    </Page>
  );
}
