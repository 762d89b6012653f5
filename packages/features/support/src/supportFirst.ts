import type { FirstManifest } from "@marquee/runtime";
import { useSupportMenu } from "./model/useSupportMenu.ts";

/** What a visitor's first page needs of announcements and notices. */
export const supportFirst: FirstManifest = { id: "support", useMenuItems: useSupportMenu };
