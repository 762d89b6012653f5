import { Trans, useLingui } from "@lingui/react/macro";
import { Heading, Tabs } from "@marquee/ui-kit";
import { useState } from "react";
import { Page, PageHead } from "../frame/Page.tsx";
import { TipList } from "./TipList.tsx";
import { TipSettingsPart } from "./TipSettingsPart.tsx";

/** Money between members of chat rooms, and its limits. */
export function TipsPage() {
  const { t } = useLingui();
  const [selected, select] = useState("list");
  return (
    <Page>
      <PageHead>
        <Heading level={1} size="heading">
          <Trans>Tips in chat rooms</Trans>
        </Heading>
      </PageHead>
      <Tabs
        label={t`Parts of the page`}
        selected={selected}
        onSelect={select}
        tabs={[
          { key: "list", label: t`What was given`, content: <TipList /> },
          { key: "limits", label: t`Limits`, content: <TipSettingsPart /> },
        ]}
      />
    </Page>
  );
}
