import { endpoint } from "../endpoint.ts";
import type { MemberInfo } from "./schemas.ts";

// A first page asks for it: the other calls of the domain come with what makes them.

/** The logged-in member (AP-12). */
export const getMemberInfo = /* @__PURE__ */ endpoint<Record<string, never>, MemberInfo>({
  name: "getMemberInfo",
  domain: "member",
  method: "GET",
  path: "/wps/member/info",
  moduleId: "CORE3",
  token: "required",
  // Its labels are in the page's language.
  cache: { provides: ["Session", "Member", "Texts"] },
});
