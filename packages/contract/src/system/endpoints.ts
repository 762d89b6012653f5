import { endpoint } from "../endpoint.ts";
import type { LiveEvent } from "./liveEvents.ts";
import type { DomainRoute } from "./serviceSchemas.ts";
import type {
  Country,
  RegisterRules,
  SystemStatus,
  WhitelabelNode,
  SystemStatusRequest,
  RegisterRulesRequest,
} from "./schemas.ts";

/** The permission call at start (AP-07, SH-02): status, tree, rules, key and settings in one answer. */
export const getStatus = /* @__PURE__ */ endpoint<SystemStatusRequest, SystemStatus>({
  name: "getStatus",
  domain: "system",
  method: "GET",
  path: "/wps/system/status",
  moduleId: "ROOT3",
  always: true,
  passive: true,
});

/**
 * The whitelabel tree alone (AP-06): what a page asks for when a call was refused because its module has gone off
 * (contract 3.2.4).
 */
export const getWhitelabel = /* @__PURE__ */ endpoint<Record<string, never>, WhitelabelNode>({
  name: "getWhitelabel",
  domain: "system",
  method: "GET",
  path: "/wps/system/whitelabel",
  moduleId: "ROOT3",
  always: true,
  passive: true,
});

/** The registration rules (AP-08). */
export const getRegisterRules = /* @__PURE__ */ endpoint<RegisterRulesRequest, RegisterRules>({
  name: "getRegisterRules",
  domain: "system",
  method: "GET",
  path: "/wps/system/setting/register",
  moduleId: "SIGNUP3",
  cache: { provides: ["RegisterRules"] },
});

/** Countries and their dialing codes (AP-10, EN-01), the merchant's own first. */
export const listCountries = /* @__PURE__ */ endpoint<Record<string, never>, Country[]>({
  name: "listCountries",
  domain: "system",
  method: "GET",
  path: "/wps/system/country",
  moduleId: "CORE3",
});

/** The addresses of the site and the merchant's links (AP-09): for who keeps a list of them, such as an app. */
export const getDomainRoute = /* @__PURE__ */ endpoint<Record<string, never>, DomainRoute>({
  name: "getDomainRoute",
  domain: "system",
  method: "GET",
  path: "/wps/system/domainRoute",
  moduleId: "CORE3",
});

/**
 * What changes while a page is open (operations.md 4), for guests too. `Last-Event-ID` continues where an earlier stream ended; an
 * id that is too old is answered with `reset`.
 */
export const listenEvents = /* @__PURE__ */ endpoint<Record<string, never>, LiveEvent>({
  name: "listenEvents",
  domain: "system",
  method: "GET",
  path: "/wps/events",
  moduleId: "ROOT3",
  token: "optional",
  passive: true,
  stream: true,
});
