import { Refusal } from "../../http/Refusal.ts";
import type { ContractAct } from "./ContractAct.ts";
import { endBelow } from "./endBelow.ts";
import { getTopRate } from "./getTopRate.ts";
import { planAcceptance } from "./planAcceptance.ts";
import { requireContract, toOther } from "./requireContract.ts";
import { stepContract } from "./stepContract.ts";
import { tellContract } from "./tellContract.ts";
import { agreeTerms } from "./termsStore.ts";
import { toMatter } from "./toMatter.ts";

/**
 * Agrees to what the other side asks: to a contract or new terms, from the next period on (CT-04), or to the end, with the period (CT-06). What
 * the contract no longer carries below ends with it (CT-07). @param endsKey the key of the contracts that the side was told would end
 * @throws Refusal as {@link requireContract}; `contract.changed` when others would end than it was told; `contract.rate.too.high`
 */
export async function acceptContract(
  act: ContractAct,
  id: string,
  version: number,
  endsKey: string | undefined,
): Promise<void> {
  const { tx, tenant, actor, services } = act;
  const { contract, side, event } = await requireContract(act, "ACCEPT", id, version);
  const { at, rate, endings, key } = await planAcceptance(tx, tenant, contract);
  if (endsKey !== undefined && endsKey !== key) throw new Refusal("contract.changed", { value: { version } });
  const shown = rate ?? (await getTopRate(tx, contract));
  const set = rate === null ? { ends_at: at } : { effective_from: contract.effective_from ?? at };
  const changed = await stepContract(tx, contract, event, actor === "HOUSE" ? "HOUSE" : side, set);
  if (rate !== null) await agreeTerms(tx, contract, at);
  await endBelow(tx, services, tenant, changed, endings, at);
  const told = { to: toOther(side), template: "contract.accepted", matter: toMatter(contract), rate: shown } as const;
  await tellContract(tx, services, tenant, changed, told);
}
