import { Trans } from "@lingui/react/macro";
import { Heading, Text } from "@marquee/ui-kit";
import { useGetCommissionSettingsQuery } from "../api/endpoints/commission/staffEndpoints.ts";
import { VersionedForm } from "../forms/VersionedForm.tsx";
import { useMerchantCode } from "../frame/DeskContext.ts";
import { LoadGate } from "../frame/LoadGate.tsx";
import { Page, PageHead } from "../frame/Page.tsx";
import { CommissionSettingsForm } from "./CommissionSettingsForm.tsx";

/** How contracts of agents and their bills are handled. */
export function CommissionSettingsPage() {
  const merchant = useMerchantCode();
  const loaded = useGetCommissionSettingsQuery({ merchant });
  return (
    <Page>
      <PageHead>
        <Heading level={1} size="heading">
          <Trans>Payment of agents</Trans>
        </Heading>
      </PageHead>
      <Text tone="muted">
        <Trans>When bills of contracts are paid, by whom, and which of them people look at first.</Trans>
      </Text>
      <LoadGate loaded={loaded}>
        {(stored) => (
          <VersionedForm stored={stored}>{(versions) => <CommissionSettingsForm {...versions} />}</VersionedForm>
        )}
      </LoadGate>
    </Page>
  );
}
