import type { ContractAct } from "./ContractAct.ts";
import { openRequest } from "./contractStore.ts";
import { getTopRate } from "./getTopRate.ts";
import { requireContract, toOther } from "./requireContract.ts";
import { stepContract } from "./stepContract.ts";
import { tellContract } from "./tellContract.ts";

/** Asks the other side to end a contract, which goes on until it agrees (CT-06). @throws Refusal as {@link requireContract} */
export async function terminateContract(act: ContractAct, id: string, version: number): Promise<void> {
  const { tx, tenant, actor, services } = act;
  const { contract, side, event } = await requireContract(act, "TERMINATE", id, version);
  const changed = await stepContract(tx, contract, event, actor === "HOUSE" ? "HOUSE" : side, openRequest(side));
  const rate = await getTopRate(tx, changed);
  await tellContract(tx, services, tenant, changed, {
    to: toOther(side),
    template: "contract.asked",
    matter: "end",
    rate,
  });
}
