import { Trans, useLingui } from "@lingui/react/macro";
import { Heading, Tabs } from "@marquee/ui-kit";
import { useState } from "react";
import { Page, PageHead } from "../frame/Page.tsx";
import { ChatSystem } from "./ChatSystem.tsx";
import { Reports } from "./Reports.tsx";
import { Rooms } from "./Rooms.tsx";
import { Silences } from "./Silences.tsx";
import { Words } from "./Words.tsx";

/** Reported messages, rooms, silenced members and the word list of a merchant's chats. */
export function ChatPage() {
  const { t } = useLingui();
  const [selected, select] = useState("reports");
  return (
    <Page>
      <PageHead>
        <Heading level={1} size="heading">
          <Trans>Chat rooms</Trans>
        </Heading>
      </PageHead>
      <Tabs
        label={t`Parts of the chat`}
        selected={selected}
        onSelect={select}
        tabs={[
          { key: "reports", label: t`Reported messages`, content: <Reports /> },
          { key: "rooms", label: t`Rooms`, content: <Rooms /> },
          { key: "silences", label: t`Silenced members`, content: <Silences /> },
          { key: "words", label: t`Word list`, content: <Words /> },
          { key: "system", label: t`Chat system`, content: <ChatSystem /> },
        ]}
      />
    </Page>
  );
}
