import { type ContractAction, type ContractEvent, type ContractSide, toContractEvent } from "@marquee/contract";
import { Refusal } from "../../http/Refusal.ts";
import { type ContractAct, toSide } from "./ContractAct.ts";
import { findContract, type NamedContract } from "./contractStore.ts";

/** A contract as its side sees it, and what the side's act does to it. */
interface ActedOn {
  readonly contract: NamedContract;
  readonly side: ContractSide;
  readonly event: ContractEvent;
}

/**
 * The contract of an act, as the side that acts has seen it. A stranger's contract is answered as one that is not there.
 * @throws Refusal `permission.denied`; `contract.changed` when the other side has changed it since; `contract.state` for an act that is not
 * this side's now
 */
export async function requireContract(
  { tx, tenant, kind, actor }: ContractAct,
  action: ContractAction,
  id: string,
  version: number,
): Promise<ActedOn> {
  const contract = await findContract(tx, tenant.id, id);
  const side = contract && toSide(contract, actor);
  if (contract === undefined || side === undefined || side === null || contract.kind !== kind)
    throw new Refusal("permission.denied");
  if (contract.version !== version) throw new Refusal("contract.changed", { value: { version: contract.version } });
  const event = toContractEvent({ status: contract.state, askedBy: contract.asked_by }, side, action);
  if (event === null) throw new Refusal("contract.state");
  return { contract, side, event };
}

/** The other side. */
export const toOther = (side: ContractSide): ContractSide => (side === "UPLINE" ? "DOWNLINE" : "UPLINE");
