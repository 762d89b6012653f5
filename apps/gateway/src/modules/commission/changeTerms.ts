import { type ContractDraftTerms, toTopRate } from "@marquee/contract";
import { Refusal } from "../../http/Refusal.ts";
import { toDigits } from "../../tenants/findCurrency.ts";
import { checkDraft } from "./checkDraft.ts";
import type { ContractAct } from "./ContractAct.ts";
import { openRequest } from "./contractStore.ts";
import { findOwnRate } from "./findOwnRate.ts";
import { requireContract } from "./requireContract.ts";
import { stepContract } from "./stepContract.ts";
import { tellContract } from "./tellContract.ts";
import { offerTerms } from "./termsStore.ts";

const refuseField = (name: string): Refusal => new Refusal("fields", { fields: [{ name, rule: "same" }] });

/**
 * Asks the downline for new terms; the agreed ones go on until it agrees. Period and payer stay as they are.
 * @throws Refusal as {@link requireContract}, `contract.rate.too.high`, `contract.terms.invalid`, `fields`
 */
export async function changeTerms(
  act: ContractAct,
  id: string,
  version: number,
  draft: ContractDraftTerms,
): Promise<void> {
  const { tx, tenant, kind, actor, services } = act;
  const { contract, event } = await requireContract(act, "REQUEST", id, version);
  if ((draft.period ?? contract.period) !== contract.period) throw refuseField("terms.period");
  if ((draft.payer ?? contract.payer) !== contract.payer) throw refuseField("terms.payer");
  const { rate: ownRate } = await findOwnRate(tx, tenant.id, kind, contract.upline_id);
  const terms = checkDraft(kind, draft, { digits: toDigits(tenant, contract.currency), ownRate });
  const changed = await stepContract(
    tx,
    contract,
    event,
    actor === "HOUSE" ? "HOUSE" : "UPLINE",
    openRequest("UPLINE"),
  );
  await offerTerms(tx, changed, terms);
  const told = { to: "DOWNLINE", template: "contract.asked", matter: "change", rate: toTopRate(terms) } as const;
  await tellContract(tx, services, tenant, changed, told);
}
