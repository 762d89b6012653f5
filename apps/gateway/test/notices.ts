import { randomUUID } from "node:crypto";
import { everyoneRules } from "@marquee/contract";
import type { SaveAnnouncement, SaveBanner } from "@marquee/contract/staff";

/** Why staff change something. */
export const reason = "for a test";
/** A schedule that leaves no time out. */
export const always = { from: null, to: null, weekdays: [], hours: null };

/** A new banner for everyone. */
export const toBanner = (more: Partial<SaveBanner> = {}): SaveBanner => ({
  id: randomUUID(),
  version: 0,
  isOn: true,
  schedule: always,
  audience: everyoneRules,
  group: "/live",
  titles: { EN: "A banner" },
  picture: "/art/banners/x.svg",
  phonePicture: null,
  variants: [],
  link: null,
  reason,
  ...more,
});

/** A new announcement for everyone. */
export const toAnnouncement = (more: Partial<SaveAnnouncement> = {}): SaveAnnouncement => ({
  id: randomUUID(),
  version: 0,
  isOn: true,
  schedule: always,
  audience: everyoneRules,
  type: "PL",
  priority: 1,
  texts: { EN: { title: "News", html: "<p>News</p>" } },
  reason,
  ...more,
});
