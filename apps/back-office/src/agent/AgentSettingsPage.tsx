import { Trans } from "@lingui/react/macro";
import { Heading, Text } from "@marquee/ui-kit";
import { useGetAgentSettingsQuery } from "../api/endpoints/agent/staffEndpoints.ts";
import { VersionedForm } from "../forms/VersionedForm.tsx";
import { useMerchantCode } from "../frame/DeskContext.ts";
import { LoadGate } from "../frame/LoadGate.tsx";
import { Page, PageHead } from "../frame/Page.tsx";
import { AgentSettingsForm } from "./AgentSettingsForm.tsx";

/** What counts for the agents of a merchant. */
export function AgentSettingsPage() {
  const merchant = useMerchantCode();
  const loaded = useGetAgentSettingsQuery({ merchant });
  return (
    <Page>
      <PageHead>
        <Heading level={1} size="heading">
          <Trans>Rules for agents</Trans>
        </Heading>
      </PageHead>
      <Text tone="muted">
        <Trans>Which accounts agents may make, and from which stakes on a member of a team counts as active.</Trans>
      </Text>
      <LoadGate loaded={loaded}>
        {(stored) => <VersionedForm stored={stored}>{(versions) => <AgentSettingsForm {...versions} />}</VersionedForm>}
      </LoadGate>
    </Page>
  );
}
