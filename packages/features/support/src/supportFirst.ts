import type { FirstManifest } from "@marquee/runtime";
import { BellPlace } from "./components/NoticeBell/BellPlace.tsx";
import { LinePlace } from "./components/NoticeLine/LinePlace.tsx";
import { useSupportMenu } from "./model/useSupportMenu.ts";

/** What a visitor's first page needs of announcements and notices. */
export const supportFirst: FirstManifest = {
  id: "support",
  useMenuItems: useSupportMenu,
  headerActions: [{ id: "bell", order: 75, moduleId: "BELL3", Action: BellPlace }],
  pageLines: [{ id: "notices", moduleId: "MARQUEE3", Line: LinePlace }],
};
