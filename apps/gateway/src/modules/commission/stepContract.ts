import { type ContractEvent, contractStates, transition } from "@marquee/contract";
import type { Db } from "../../db/Db.ts";
import { Refusal } from "../../http/Refusal.ts";
import { type ContractSet, insertStep, type NamedContract, updateContract } from "./contractStore.ts";
import type { Tables } from "./tables.ts";

const answered = { asked_by: null, asked_at: null, open_until: null } as const;

/** Takes a contract a step along its states; what was asked is answered by it. @throws Refusal `contract.state`, `contract.changed` */
export async function stepContract(
  tx: Db,
  contract: NamedContract,
  event: ContractEvent,
  actor: Tables["contract_steps"]["actor"],
  set: Omit<ContractSet, "state"> = {},
): Promise<NamedContract> {
  const state = transition(contractStates, contract.state, event);
  if (state === null) throw new Refusal("contract.state");
  const changed = await updateContract(tx, contract, { ...answered, ...set, state });
  if (changed === undefined) throw new Refusal("contract.changed");
  await insertStep(tx, changed, { event, actor });
  return { ...contract, ...changed };
}
