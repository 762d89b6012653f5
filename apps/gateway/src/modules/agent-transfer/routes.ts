import {
  getTeamTransfers,
  type TeamTransfer,
  transferDown,
  transferUp,
  type UplineTransferRequest,
} from "@marquee/contract";
import { type Call, requireSession } from "../../http/Call.ts";
import { Refusal } from "../../http/Refusal.ts";
import { idempotentRoute, type Route, route } from "../../http/route.ts";
import { type Edge, prepareTransfer } from "./prepareTransfer.ts";
import { readTransfers } from "./readTransfers.ts";
import type { Services } from "./services.ts";
import { toTeamTransfer } from "./toTeamTransfer.ts";
import { findDownline, findUpline, getSideTransfer, type Party } from "./transferStore.ts";

function require(found: Party | undefined, code: "permission.denied" | "agent.transfer.receiver"): Party {
  if (found === undefined) throw new Refusal(code);
  return found;
}

/** Money along the tree of agents. */
export function agentTransferRoutes(services: Services): readonly Route[] {
  const send = (call: Call, edge: Edge, request: UplineTransferRequest) =>
    prepareTransfer(services, call, edge, request);
  const answer = async (call: Call, transferId: string): Promise<TeamTransfer> => {
    const session = requireSession(call);
    return toTeamTransfer(await getSideTransfer(services.db, session, transferId, "OUT"), session.kind);
  };
  return [
    route(getTeamTransfers, (call, request) => readTransfers(services, call, request)),
    idempotentRoute(transferUp, {
      begin: (call, request) => {
        const requireOther: Edge["requireOther"] = async (tx) =>
          require(await findUpline(tx, requireSession(call)), "agent.transfer.receiver");
        return send(call, { direction: "UP", requireOther }, request);
      },
      answer: (call, _request, { transferId }: { readonly transferId: string }) => answer(call, transferId),
    }),
    idempotentRoute(transferDown, {
      begin: (call, request) => {
        // A stranger's account, one that stands deeper and one that does not exist are refused alike (AC-15).
        const requireOther: Edge["requireOther"] = async (tx) =>
          require(await findDownline(tx, requireSession(call), request.account), "permission.denied");
        return send(call, { direction: "DOWN", requireOther }, request);
      },
      answer: (call, _request, { transferId }: { readonly transferId: string }) => answer(call, transferId),
    }),
  ];
}
