import { endpoint } from "../endpoint.ts";
import type { Announcements, AnnouncementsRequest } from "./schemas.ts";

/** Announcements and banners (AP-40). */
export const listAnnouncements = /* @__PURE__ */ endpoint<AnnouncementsRequest, Announcements>({
  name: "listAnnouncements",
  domain: "support",
  method: "GET",
  alsoMethods: ["POST"],
  path: "/wps/relay/MCSFE_getListAnnouncements",
  moduleId: "CORE3",
  cache: { provides: ["Texts", "Notices"] },
});
