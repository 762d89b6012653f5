import type { ContractKind, ContractSide } from "@marquee/contract";
import type { Db } from "../../db/Db.ts";
import type { Tenant } from "../../tenants/Tenant.ts";
import type { Services } from "./services.ts";

/** Who acts on contracts: an agent, or the house by its staff. */
export type Actor = { readonly memberId: string } | "HOUSE";

/** An act on the contracts of a kind of a merchant, in a transaction that has locked them. */
export interface ContractAct {
  readonly tx: Db;
  readonly services: Pick<Services, "messages">;
  readonly tenant: Pick<Tenant, "id" | "name" | "timeZone" | "currencies">;
  readonly kind: ContractKind;
  readonly actor: Actor;
}

/** The side of a contract on which somebody stands; null on none. */
export function toSide(
  { upline_id: uplineId, member_id: memberId }: { readonly upline_id: string | null; readonly member_id: string },
  actor: Actor,
): ContractSide | null {
  if (actor === "HOUSE") return uplineId === null ? "UPLINE" : null;
  if (actor.memberId === memberId) return "DOWNLINE";
  return actor.memberId === uplineId ? "UPLINE" : null;
}
