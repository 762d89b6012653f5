import { endpoint } from "../endpoint.ts";
import type {
  AgentAnnouncements,
  AgentAnnouncementsRequest,
  Announcements,
  AnnouncementsRequest,
  CountBannersRequest,
  CountedBanners,
} from "./schemas.ts";

/** Announcements and banners that are due now for the caller: a member's own, or those for guests (AP-40, X-55). */
export const listAnnouncements = /* @__PURE__ */ endpoint<AnnouncementsRequest, Announcements>({
  name: "listAnnouncements",
  domain: "support",
  method: "GET",
  alsoMethods: ["POST"],
  path: "/wps/relay/MCSFE_getListAnnouncements",
  moduleId: "CORE3",
  token: "optional",
  cache: { provides: ["Texts", "Notices"] },
});

/** Counts views and clicks of the pictures between which a banner's visitors are divided. */
export const countBanners = /* @__PURE__ */ endpoint<CountBannersRequest, CountedBanners>({
  name: "countBanners",
  domain: "support",
  method: "POST",
  path: "/wps/system/banners/count",
  moduleId: "BANNER3",
  token: "optional",
  passive: true,
  rateLimit: { calls: 60, seconds: 60 },
});

/** Announcements that agents alone read, those that are due now for the caller (AC-02). */
export const listAgentAnnouncements = /* @__PURE__ */ endpoint<AgentAnnouncementsRequest, AgentAnnouncements>({
  name: "listAgentAnnouncements",
  domain: "support",
  method: "GET",
  path: "/wps/relay/AGENT_announcements",
  moduleId: "AGANN3",
  token: "required",
  audience: "agent",
  cache: { provides: ["Session", "Texts", "Notices"] },
});
