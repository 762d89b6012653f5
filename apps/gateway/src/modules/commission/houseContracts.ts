import type { ContractDraftTerms, ContractKind } from "@marquee/contract";
import { Refusal } from "../../http/Refusal.ts";
import type { Db } from "../../db/Db.ts";
import type { Tenant } from "../../tenants/Tenant.ts";
import { lockTree } from "../agent/index.ts";
import type { ContractAct } from "./ContractAct.ts";
import { findContract, lockKinds } from "./contractStore.ts";
import { endAtOnce } from "./endAtOnce.ts";
import { requestContract } from "./requestContract.ts";
import type { Services } from "./services.ts";

/** A merchant, and what its contracts need to know of it. */
type House = Pick<Tenant, "id" | "name" | "timeZone" | "currencies">;

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

/** The house ends a contract of anybody at once, with all that it carries below. @throws Refusal `contract.changed`, `contract.state` */
export async function endByHouse(
  tx: Db,
  services: Pick<Services, "messages">,
  tenant: House,
  { kind, id, version }: { readonly kind: ContractKind; readonly id: string; readonly version: number },
): Promise<void> {
  await openHouseAct(tx, services, tenant, kind);
  const contract = await findContract(tx, tenant.id, id);
  if (contract?.kind !== kind || contract.version !== version) throw new Refusal("contract.changed");
  await endAtOnce(tx, services, tenant, contract, "HOUSE");
}
