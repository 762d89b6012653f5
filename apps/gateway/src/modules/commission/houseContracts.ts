import type { ContractDraftTerms, ContractKind } from "@marquee/contract";
import type { ProposeContractAct } from "@marquee/contract/staff";
import { Refusal } from "../../http/Refusal.ts";
import type { Db } from "../../db/Db.ts";
import type { Tenant } from "../../tenants/Tenant.ts";
import { lockTree } from "../agent/index.ts";
import { findContract, lockKinds } from "./contractStore.ts";
import { endAtOnce } from "./endAtOnce.ts";
import { requestContract } from "./requestContract.ts";
import { requirePart, runContractAct } from "./runContractAct.ts";
import type { ContractAct } from "./ContractAct.ts";
import type { Services } from "./services.ts";

/** A merchant, and what its contracts need to know of it. */
type House = Pick<Tenant, "id" | "name" | "timeZone" | "currencies">;

/** What the house does to a contract, or to whom it offers one. */
type HouseAct = Omit<ProposeContractAct, "id" | "reason">;

/** Opens an act of the house in a transaction: the tree stands still, and no other act of the kind is under way. */
async function openHouseAct(
  tx: Db,
  services: Pick<Services, "messages">,
  tenant: House,
  kind: ContractKind,
): Promise<ContractAct> {
  await lockTree(tx, tenant.id, "together");
  await lockKinds(tx, tenant.id, [kind]);
  return { tx, services, tenant, kind, actor: "HOUSE" };
}

/** The house offers a contract to an agent directly under it. @returns its id @throws Refusal as `requestContract` */
export async function offerByHouse(
  tx: Db,
  services: Pick<Services, "messages">,
  tenant: House,
  {
    kind,
    account,
    terms,
  }: { readonly kind: ContractKind; readonly account: string; readonly terms: ContractDraftTerms },
): Promise<string> {
  return requestContract(await openHouseAct(tx, services, tenant, kind), account, terms);
}

/**
 * Does what the house asks for: an act on a contract of which it is the upline, or the end of anybody's at once, with all that it carries below.
 * @returns the contract's id @throws Refusal `contract.changed`, `contract.state`, `contract.unknown` for one that the house is no side of, and as `runContractAct`
 */
export async function actByHouse(
  tx: Db,
  services: Pick<Services, "messages">,
  tenant: House,
  { action, ...asked }: HouseAct,
): Promise<string> {
  const { kind, contractId: id } = asked;
  const act = await openHouseAct(tx, services, tenant, kind);
  if (id === undefined && action === "REQUEST") return runContractAct(act, { action, ...asked });
  const contract = await findContract(tx, tenant.id, requirePart(id, "contractId"));
  const isSide = contract?.upline_id === null || action === "END";
  if (contract?.kind !== kind || !isSide) throw new Refusal("contract.unknown");
  if (action !== "END") return runContractAct(act, { action, ...asked });
  const version = requirePart(asked.version, "version");
  if (contract.version !== version) throw new Refusal("contract.changed", { value: { version: contract.version } });
  await endAtOnce(tx, services, tenant, contract, "HOUSE");
  return contract.id;
}
