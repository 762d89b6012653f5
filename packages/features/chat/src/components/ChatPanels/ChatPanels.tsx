import { useLingui } from "@lingui/react/macro";
import { DeferredPart, sessionStore } from "@marquee/runtime";
import { Tabs } from "@marquee/ui-kit";
import { useState } from "react";
import { useChatPanels } from "../../model/useChatPanels.ts";

declare module "@marquee/runtime" {
  interface FeatureSessionKeys {
    /** The part of the chat that was open last. */
    readonly chatPanel: string;
  }
}

/** What features have in the chat: one by itself, several as tabs; the one that was open last. */
export function ChatPanels() {
  const { t, i18n } = useLingui();
  const panels = useChatPanels();
  const [chosen, setChosen] = useState(() => sessionStore.get("chatPanel"));
  const panel = panels.find(({ id }) => id === chosen) ?? panels[0];
  if (panel === undefined) return null;
  const content = <DeferredPart key={panel.id} load={panel.load} isAsked />;
  if (panels.length === 1) return content;
  return (
    <Tabs
      fills
      label={t`Parts of the chat`}
      tabs={panels.map(({ id, label }) => ({ key: id, label: i18n._(label), content: id === panel.id && content }))}
      selected={panel.id}
      onSelect={(id) => {
        sessionStore.set("chatPanel", id);
        setChosen(id);
      }}
    />
  );
}
