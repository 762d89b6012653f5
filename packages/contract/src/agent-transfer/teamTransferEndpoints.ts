import { endpoint, sampleEndpoint } from "../endpoint.ts";
import type {
  SentTransfers,
  TeamTransferRequest,
  TeamTransfer,
  TeamTransfers,
  TeamTransfersDown,
  TeamTransfersRequest,
  UplineTransferRequest,
} from "./schemas.ts";

const own = { domain: "agent-transfer", token: "required" } as const;

const act = {
  ...own,
  trial: false,
  method: "POST",
  encrypted: true,
  idempotencyKey: "required",
  proofFields: ["paymentPassword"],
  rateLimit: { calls: 20, seconds: 60 },
  bodyLimit: 4_096,
  // Refused too: a bonus may have begun that ends with it.
  cache: { invalidates: ["Balance", "Orders"] },
} as const;

/** What the caller can send along the tree, to which upline, and what was sent and received so far (MC-05, AC-14). */
export const getTeamTransfers = /* @__PURE__ */ sampleEndpoint<TeamTransfersRequest, TeamTransfers>({
  ...own,
  name: "getTeamTransfers",
  method: "GET",
  path: "/wps/relay/AGENT_transfers",
  moduleId: "CORE3",
  cache: { provides: ["Session", "Balance", "Orders"] },
});

/** Sends money to the caller's upline, once for each key (MC-05). */
export const transferUp = /* @__PURE__ */ endpoint<UplineTransferRequest, TeamTransfer>({
  ...act,
  name: "transferUp",
  path: "/wps/relay/AGENT_transferUp",
  moduleId: "UPTRANS3",
});

/** Sends money of an agent to an account directly below, once for each key (AC-14). */
export const transferDown = /* @__PURE__ */ endpoint<TeamTransferRequest, TeamTransfer>({
  ...act,
  name: "transferDown",
  path: "/wps/relay/AGENT_transferDown",
  moduleId: "DOWNTRANS3",
  audience: "agent",
});

/**
 * Sends money of an agent to several accounts directly below, all of it or none, once for each key. What is wrong with one of them
 * is told with `value.field`, such as `transfers[2].account`.
 */
export const transferDownAll = /* @__PURE__ */ endpoint<TeamTransfersDown, SentTransfers>({
  ...act,
  name: "transferDownAll",
  path: "/wps/relay/AGENT_transferDownAll",
  moduleId: "DOWNTRANS3",
  audience: "agent",
});
