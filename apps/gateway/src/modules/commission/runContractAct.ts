import type { ProcessContractRequest } from "@marquee/contract";
import { Refusal } from "../../http/Refusal.ts";
import { acceptContract } from "./acceptContract.ts";
import { changeTerms } from "./changeTerms.ts";
import type { ContractAct } from "./ContractAct.ts";
import { declineContract } from "./declineContract.ts";
import { requestContract } from "./requestContract.ts";
import { terminateContract } from "./terminateContract.ts";

/** A part of an act that it cannot go without. @throws Refusal `fields` */
export function requirePart<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Refusal("fields", { fields: [{ name, rule: "required" }] });
  return value;
}

/** Does what one side of a contract asks for, an agent or the house. @returns the contract's id @throws as the acts; Refusal `fields` for a part that is missing */
export async function runContractAct(act: ContractAct, request: ProcessContractRequest): Promise<string> {
  const { action, contractId, account, terms, endsKey } = request;
  if (action === "REQUEST" && contractId === undefined)
    return requestContract(act, requirePart(account, "account"), requirePart(terms, "terms"));
  const id = requirePart(contractId, "contractId");
  const version = requirePart(request.version, "version");
  if (action === "REQUEST") await changeTerms(act, id, version, requirePart(terms, "terms"));
  else if (action === "ACCEPT") await acceptContract(act, id, version, endsKey);
  else if (action === "TERMINATE") await terminateContract(act, id, version);
  else await declineContract(act, action, id, version);
  return id;
}
