import type { FirstManifest } from "@marquee/runtime";
import { useInboxMenu } from "./model/useInboxMenu.ts";

/** What a visitor's first page needs of the messages. */
export const inboxFirst: FirstManifest = { id: "inbox", useMenuItems: useInboxMenu };
