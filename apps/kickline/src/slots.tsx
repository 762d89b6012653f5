import type { SlotOperation } from "@marquee/runtime";
import { MatchClock } from "./slots/MatchClock.tsx";
import { useThemeEntry } from "./slots/useThemeEntry.ts";

/** This brand's slot operations: a visit is presented as a match, with a clock, a half-time and an end. */
export const slots: readonly SlotOperation[] = [
  { slot: "header.actions@1", operation: "prepend", item: { id: "matchClock", moduleId: "CORE3", Action: MatchClock } },
  // A phone's header has no room for both, so the theme switch moves into the menu.
  { slot: "header.actions@1", operation: "remove", id: "theme" },
  {
    slot: "menu.entries@1",
    operation: "append",
    item: { id: "theme", moduleId: "THEME3", useMenuItems: useThemeEntry },
  },
  {
    slot: "home.sections@1",
    operation: "append",
    item: {
      id: "halves",
      moduleId: "CORE3",
      loadDeferred: () => import("./slots/HalvesSection.tsx").then(({ HalvesSection }) => HalvesSection),
    },
  },
];
