import { Trans } from "@lingui/react/macro";
import { Heading, Text } from "@marquee/ui-kit";
import { useGetTransferSettingsQuery } from "../api/endpoints/agent-transfer/staffTransferEndpoints.ts";
import { VersionedForm } from "../forms/VersionedForm.tsx";
import { useDesk } from "../frame/DeskContext.ts";
import { LoadGate } from "../frame/LoadGate.tsx";
import { Page, PageHead } from "../frame/Page.tsx";
import { CurrencySelect, useShownCurrency } from "../list/CurrencySelect.tsx";
import { TransferSettingsForm } from "./TransferSettingsForm.tsx";

/** What members may send along the tree of agents, by currency. */
export function TransferSettingsPage() {
  const { merchant } = useDesk();
  const currency = useShownCurrency();
  const loaded = useGetTransferSettingsQuery({ merchant: merchant.code, currency });
  return (
    <Page>
      <PageHead>
        <Heading level={1} size="heading">
          <Trans>Transfers of agents</Trans>
        </Heading>
      </PageHead>
      <Text tone="muted">
        <Trans>
          Members send money to the account directly above them, and agents to accounts directly below. Nobody looks at
          it first: what keeps it in bounds is this, and the modules that switch it.
        </Trans>
      </Text>
      <CurrencySelect />
      <LoadGate loaded={loaded}>
        {(stored) => (
          <VersionedForm key={stored.currency} stored={stored}>
            {(versions) => <TransferSettingsForm {...versions} />}
          </VersionedForm>
        )}
      </LoadGate>
    </Page>
  );
}
