import {
  getTeamTransfers,
  type TeamTransfer,
  transferDown,
  transferDownAll,
  transferUp,
  type UplineTransferRequest,
} from "@marquee/contract";
import type { Db } from "../../db/Db.ts";
import { type Call, requireSession } from "../../http/Call.ts";
import { Refusal } from "../../http/Refusal.ts";
import { idempotentRoute, type Route, sampleRoute } from "../../http/route.ts";
import { prepareTransfers, type Sending } from "./prepareTransfers.ts";
import { readTransfers } from "./readTransfers.ts";
import { sampleTransfers } from "./sampleTransfers.ts";
import type { Services } from "./services.ts";
import { toTeamTransfer } from "./toTeamTransfer.ts";
import { findDownline, findUpline, getSideTransfer, type Party } from "./transferStore.ts";

function require(found: Party | undefined, code: "permission.denied" | "agent.transfer.receiver"): Party {
  if (found === undefined) throw new Refusal(code);
  return found;
}

const toUpline = (call: Call, amount: string): Sending => ({
  direction: "UP",
  amount,
  requireOther: async (tx) => require(await findUpline(tx, requireSession(call)), "agent.transfer.receiver"),
});

type Sent = { readonly transferId: string };

/** A stranger's account, one that stands deeper and one that does not exist are refused alike (AC-15). */
const toDownline = (
  call: Call,
  { account, amount }: { readonly account: string; readonly amount: string },
  place?: number,
): Sending => ({
  direction: "DOWN",
  amount,
  ...(place !== undefined && { place }),
  requireOther: async (tx) => require(await findDownline(tx, requireSession(call), account), "permission.denied"),
});

/** Money along the tree of agents. */
export function agentTransferRoutes(services: Services): readonly Route[] {
  const answer = async (call: Call, transferId: string): Promise<TeamTransfer> => {
    const session = requireSession(call);
    return toTeamTransfer(await getSideTransfer(services.db, session, transferId, "OUT"), session.kind);
  };
  const prepareOne = async (call: Call, sending: Sending, request: Omit<UplineTransferRequest, "amount">) => {
    const send = await prepareTransfers(services, call, [sending], request);
    return async (tx: Db): Promise<Sent> => ({ transferId: (await send(tx))[0] ?? "" });
  };
  return [
    sampleRoute(getTeamTransfers, (call, request) => readTransfers(services, call, request), sampleTransfers),
    idempotentRoute(transferUp, {
      begin: (call, request) => prepareOne(call, toUpline(call, request.amount), request),
      answer: (call, _request, { transferId }: Sent) => answer(call, transferId),
    }),
    idempotentRoute(transferDown, {
      begin: (call, request) => prepareOne(call, toDownline(call, request), request),
      answer: (call, _request, { transferId }: Sent) => answer(call, transferId),
    }),
    idempotentRoute(transferDownAll, {
      begin: async (call, request) => {
        const sendings = request.transfers.map((each, place) => toDownline(call, each, place));
        const send = await prepareTransfers(services, call, sendings, request);
        return async (tx) => ({ transferIds: (await send(tx)).join(" ") });
      },
      answer: async (call, _request, { transferIds }: { readonly transferIds: string }) => ({
        list: await Promise.all(transferIds.split(" ").map((id) => answer(call, id))),
      }),
    }),
  ];
}
