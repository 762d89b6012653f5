import type { ContractAct } from "./ContractAct.ts";
import { getTopRate } from "./getTopRate.ts";
import { requireContract, toOther } from "./requireContract.ts";
import { stepContract } from "./stepContract.ts";
import { tellContract } from "./tellContract.ts";
import { declineTerms } from "./termsStore.ts";
import { toMatter } from "./toMatter.ts";

/**
 * Says no to what is asked of a contract, or takes one's own request back: what was agreed goes on as it was (CT-05).
 * @throws Refusal as {@link requireContract}
 */
export async function declineContract(
  act: ContractAct,
  action: "REJECT" | "CANCEL",
  id: string,
  version: number,
): Promise<void> {
  const { tx, tenant, actor, services } = act;
  const { contract, side, event } = await requireContract(act, action, id, version);
  const rate = await getTopRate(tx, contract);
  const changed = await stepContract(tx, contract, event, actor === "HOUSE" ? "HOUSE" : side);
  await declineTerms(tx, tenant.id, [id]);
  const template = action === "REJECT" ? "contract.rejected" : "contract.cancelled";
  await tellContract(tx, services, tenant, changed, { to: toOther(side), template, matter: toMatter(contract), rate });
}
