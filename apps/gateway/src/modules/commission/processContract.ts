import type { ContractKind, ProcessContractRequest } from "@marquee/contract";
import type { Db } from "../../db/Db.ts";
import { type Call, requireSession } from "../../http/Call.ts";
import { Refusal } from "../../http/Refusal.ts";
import { lockTree } from "../agent/index.ts";
import { acceptContract } from "./acceptContract.ts";
import { changeTerms } from "./changeTerms.ts";
import type { ContractAct } from "./ContractAct.ts";
import { findContract, lockKinds } from "./contractStore.ts";
import { declineContract } from "./declineContract.ts";
import { requestContract } from "./requestContract.ts";
import { requireTreeAgent } from "./requireTreeAgent.ts";
import type { Services } from "./services.ts";
import { terminateContract } from "./terminateContract.ts";

function require<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Refusal("fields", { fields: [{ name, rule: "required" }] });
  return value;
}

/** @returns the contract's id */
async function run(act: ContractAct, request: ProcessContractRequest): Promise<string> {
  const { action, contractId, account, terms, endsKey } = request;
  if (action === "REQUEST" && contractId === undefined)
    return requestContract(act, require(account, "account"), require(terms, "terms"));
  const id = require(contractId, "contractId");
  const version = require(request.version, "version");
  if (action === "REQUEST") await changeTerms(act, id, version, require(terms, "terms"));
  else if (action === "ACCEPT") await acceptContract(act, id, version, endsKey);
  else if (action === "TERMINATE") await terminateContract(act, id, version);
  else await declineContract(act, action, id, version);
  return id;
}

/**
 * Prepares an act of an agent on a contract (AP-45 to AP-48). All acts on contracts of a kind at a merchant come one after another, so that two
 * at once cannot break Rule M together.
 * @throws Refusal `trial.not.allowed` for trial agents; the effect, those of the acts
 */
export async function beginContractAct(
  services: Services,
  call: Call,
  kind: ContractKind,
  request: ProcessContractRequest,
): Promise<(tx: Db) => Promise<{ readonly id: string; readonly version: number }>> {
  const { tenantId, memberId } = requireTreeAgent(requireSession(call));
  const { tenant } = call;
  return async (tx) => {
    await lockTree(tx, tenantId, "together");
    await lockKinds(tx, tenantId, [kind]);
    const id = await run({ tx, services, tenant, kind, actor: { memberId } }, request);
    return { id, version: (await findContract(tx, tenantId, id))?.version ?? 0 };
  };
}
