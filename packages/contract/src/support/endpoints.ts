import { endpoint } from "../endpoint.ts";
import type { Announcements, AnnouncementsRequest } from "./schemas.ts";

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
