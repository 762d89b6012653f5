import { Trans, useLingui } from "@lingui/react/macro";
import { useGetRegisterCentreQuery } from "@marquee/api-client";
import { LoadGate } from "@marquee/runtime";
import { Heading, Tabs } from "@marquee/ui-kit";
import { type ComponentType, type ReactNode, useState } from "react";
import { PanelPage } from "../../components/PanelPage.tsx";
import { AccountForm } from "./AccountForm.tsx";
import { LinkForm } from "./LinkForm.tsx";
import { LinkList } from "./LinkList.tsx";
import { Means } from "./Means.tsx";
import { QuickForm } from "./QuickForm.tsx";

/** The register centre (AC-04): accounts one by one or several at once, and links with their statistics. */
export function RegisterCentrePanel() {
  const { t } = useLingui();
  const [tab, setTab] = useState("account");
  const centre = useGetRegisterCentreQuery({});
  const withMeans = (Form: ComponentType<{ readonly most: number }>): ReactNode => (
    <PanelPage>
      <LoadGate query={centre} rows={4}>
        {(means) => (
          <>
            <Means centre={means} />
            <Form most={means.rebate} />
          </>
        )}
      </LoadGate>
    </PanelPage>
  );
  return (
    <PanelPage>
      <Heading level={3}>
        <Trans>Register centre</Trans>
      </Heading>
      <Tabs
        label={t`Register centre`}
        selected={tab}
        onSelect={setTab}
        tabs={[
          { key: "account", label: t`New account`, content: withMeans(AccountForm) },
          { key: "quick", label: t`Quick create`, content: withMeans(QuickForm) },
          {
            key: "links",
            label: t`Links`,
            content: (
              <PanelPage>
                {centre.data && <LinkForm most={centre.data.rebate} />}
                <LinkList most={centre.data?.rebate} />
              </PanelPage>
            ),
          },
        ]}
      />
    </PanelPage>
  );
}
