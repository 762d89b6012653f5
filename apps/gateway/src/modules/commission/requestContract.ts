import { type ContractDraftTerms, contractKindRules, type ContractPayer, toTopRate } from "@marquee/contract";
import type { Db } from "../../db/Db.ts";
import { uuidv7 } from "../../db/uuidv7.ts";
import { Refusal } from "../../http/Refusal.ts";
import { toDigits } from "../../tenants/findCurrency.ts";
import { findAgentAbove } from "../agent/index.ts";
import { checkDraft } from "./checkDraft.ts";
import type { ContractAct } from "./ContractAct.ts";
import { findLiveContract, insertContract, insertStep, openRequest } from "./contractStore.ts";
import { findOwnRate } from "./findOwnRate.ts";
import { findAgent, type Partner } from "./partnerStore.ts";
import { requireDownline } from "./requireDownline.ts";
import { getCommissionSettings } from "./settingsStore.ts";
import { tellContract } from "./tellContract.ts";
import { offerTerms } from "./termsStore.ts";

const refuseField = (name: string): Refusal => new Refusal("fields", { fields: [{ name, rule: "unknown" }] });

/** Who pays: the house what it agrees to itself, and for others where the merchant lets it. @throws Refusal `fields` */
async function choosePayer(
  { tx, tenant, actor }: ContractAct,
  asked: ContractPayer | undefined,
): Promise<ContractPayer> {
  if (actor === "HOUSE") return "PLATFORM";
  if (asked !== "PLATFORM") return "UPLINE";
  const { platformPays } = await getCommissionSettings(tx, tenant.id);
  if (!platformPays) throw refuseField("terms.payer");
  return asked;
}

/** An agent with no agent above, with whom the house makes contracts. @throws Refusal `contract.target.not.direct` */
async function requireTopAgent(tx: Db, tenantId: string, account: string): Promise<Partner> {
  const agent = await findAgent(tx, tenantId, account);
  if (agent !== undefined && (await findAgentAbove(tx, { tenantId, memberId: agent.id })) === undefined) return agent;
  throw new Refusal("contract.target.not.direct");
}

/**
 * Offers a contract to a direct downline, who answers within seven days (CT-03). @returns its id
 * @throws as {@link requireDownline}, Refusal `contract.pending`, `contract.rate.too.high`, `contract.terms.invalid`, `fields`
 */
export async function requestContract(act: ContractAct, account: string, draft: ContractDraftTerms): Promise<string> {
  const { tx, tenant, kind, actor, services } = act;
  const uplineId = actor === "HOUSE" ? null : actor.memberId;
  const downline =
    uplineId === null
      ? await requireTopAgent(tx, tenant.id, account)
      : await requireDownline(tx, { tenantId: tenant.id, memberId: uplineId }, account);
  const key = { tenantId: tenant.id, memberId: downline.id };
  const above = await findAgentAbove(tx, key);
  if ((await findLiveContract(tx, key, kind)) !== undefined) throw new Refusal("contract.pending");
  const { rate: ownRate } = await findOwnRate(tx, tenant.id, kind, uplineId);
  const { currency } = downline;
  const terms = checkDraft(kind, draft, { digits: toDigits(tenant, currency), ownRate });
  const { periods } = contractKindRules[kind];
  const period = draft.period ?? periods[0];
  if (period === undefined || !periods.includes(period)) throw refuseField("terms.period");
  const contract = await insertContract(tx, {
    tenant_id: tenant.id,
    id: uuidv7(),
    kind,
    upline_id: uplineId,
    member_id: downline.id,
    period,
    payer: await choosePayer(act, draft.payer),
    currency,
    state: "REQUESTED",
    ...openRequest("UPLINE"),
  });
  await offerTerms(tx, contract, terms);
  await insertStep(tx, contract, { event: "request", actor: actor === "HOUSE" ? "HOUSE" : "UPLINE" });
  const named = { ...contract, upline: above?.account ?? null, downline: downline.account };
  const told = { to: "DOWNLINE", template: "contract.asked", matter: "new", rate: toTopRate(terms) } as const;
  await tellContract(tx, services, tenant, named, told);
  return contract.id;
}
