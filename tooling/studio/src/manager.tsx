import React from "react";
import { AddonPanel } from "storybook/internal/components";
import { addons, types } from "storybook/manager-api";
import { createStudio } from "./model/createStudio.ts";
import { keepDrafts, readDrafts } from "./model/keepDrafts.ts";
import { openDoor } from "./model/callDoor.ts";
import { wearEdits } from "./model/wearEdits.ts";
import { Panel } from "./panel/Panel.tsx";
import { Title } from "./panel/Title.tsx";
import { StudioContext } from "./panel/useStudio.ts";
import { tokenId } from "./signals.ts";

const id = "marquee/studio";

/** Milliseconds between checks for files changed outside the studio. */
const readAgain = 1_000;

addons.register(id, (api) => {
  const channel = api.getChannel();
  const token = document.querySelector(`meta[name="${tokenId}"]`)?.getAttribute("content") ?? "";
  const studio = createStudio(openDoor("", token), readDrafts(sessionStorage));
  const hasUnsaved = (): boolean => studio.get().works.some(({ history }) => history.draft.length > 0);
  studio.subscribe(() =>
    keepDrafts(
      sessionStorage,
      Object.fromEntries(studio.get().works.map(({ brand, history }) => [brand.id, history.draft])),
    ),
  );
  window.addEventListener("beforeunload", (event) => {
    if (hasUnsaved()) event.preventDefault();
  });
  if (channel) wearEdits(studio, channel);
  void studio.load();
  // Polled, because Storybook's own channel from server to page does not recover from an interruption such as sleep.
  setInterval(() => {
    if (document.visibilityState === "visible") void studio.load();
  }, readAgain);
  addons.add(`${id}/panel`, {
    type: types.PANEL,
    title: () => (
      <StudioContext.Provider value={studio}>
        <Title />
      </StudioContext.Provider>
    ),
    render: ({ active }) => (
      <AddonPanel active={active ?? false} hasScrollbar={false}>
        <StudioContext.Provider value={studio}>
          <Panel />
        </StudioContext.Provider>
      </AddonPanel>
    ),
  });
});
