import { endpoint } from "../endpoint.ts";
import type { LanguageChoice, MemberIcon } from "./schemas.ts";

/** The member's avatar (AP-13). */
export const getMemberIcon = /* @__PURE__ */ endpoint<Record<string, never>, MemberIcon>({
  name: "getMemberIcon",
  domain: "member",
  method: "GET",
  path: "/wps/member/info/icon",
  moduleId: "CORE3",
  token: "required",
  cache: { provides: ["Session", "Avatar"] },
});

/** Stores the member's language (AP-67). */
export const updateLanguage = /* @__PURE__ */ endpoint<LanguageChoice, LanguageChoice>({
  name: "updateLanguage",
  domain: "member",
  method: "POST",
  path: "/wps/member/language",
  moduleId: "LANG3",
  token: "required",
});
