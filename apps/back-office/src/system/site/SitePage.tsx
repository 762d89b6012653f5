import { Trans, useLingui } from "@lingui/react/macro";
import type { SwitchList } from "@marquee/contract/staff";
import { Heading } from "@marquee/ui-kit";
import { useListSwitchesQuery } from "../../api/endpoints/system/staffEndpoints.ts";
import { useMay, useMerchantCode } from "../../frame/DeskContext.ts";
import { LoadGate } from "../../frame/LoadGate.tsx";
import { Page, PageHead } from "../../frame/Page.tsx";
import { Section } from "../../frame/Section.tsx";
import { PlannedList } from "../PlannedList.tsx";
import { useSeenVersion } from "../../forms/useSeenVersion.ts";
import { useSwitchSender } from "../../forms/useSwitchSender.ts";
import { CertificateForm } from "./CertificateForm.tsx";
import { LinkForm } from "./LinkForm.tsx";
import { MaintenanceForm } from "./MaintenanceForm.tsx";
import { RegionForm } from "./RegionForm.tsx";
import { SettingForm } from "./SettingForm.tsx";
import { SiteFacts } from "./SiteFacts.tsx";

function Site({ list, refetch }: { readonly list: SwitchList; readonly refetch: () => Promise<unknown> }) {
  const { t } = useLingui();
  const canChange = useMay("switches.change");
  const sendOnVersion = useSeenVersion(list.version, refetch);
  const send = useSwitchSender(sendOnVersion);
  const { site, planned } = list;
  return (
    <>
      <Section title={t`As it is now`}>
        <SiteFacts site={site} />
      </Section>
      {canChange ? (
        <>
          <Section title={t`Maintenance`}>
            <MaintenanceForm site={site} send={send} />
          </Section>
          <Section title={t`Restricted countries`}>
            <RegionForm site={site} send={send} />
          </Section>
          <Section title={t`Customer service and links`}>
            <LinkForm site={site} send={send} />
          </Section>
          <Section title={t`Certificate of the iPhone profile`}>
            <CertificateForm site={site} sendOnVersion={sendOnVersion} />
          </Section>
          <Section title={t`Settings`}>
            <SettingForm site={site} send={send} />
          </Section>
        </>
      ) : null}
      <Section title={t`Planned`}>
        <PlannedList planned={planned} />
      </Section>
    </>
  );
}

/** The site as a whole: maintenance, countries, settings, and everything that is planned. */
export function SitePage() {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const loaded = useListSwitchesQuery({ merchant });
  return (
    <Page>
      <PageHead>
        <Heading level={1} size="heading">
          <Trans>Site</Trans>
        </Heading>
      </PageHead>
      <LoadGate loaded={loaded} fault={t`The switches did not load`}>
        {(list) => <Site list={list} refetch={loaded.refetch} />}
      </LoadGate>
    </Page>
  );
}
