import type { ContractKind } from "@marquee/contract";
import type { Db } from "../../db/Db.ts";
import { type RatedContract, toAgreedRate } from "./RatedContract.ts";
import { listRatesOf } from "./rateStore.ts";

/** What an upline may offer below (Rule M): the house anything of the kind, an agent what it has agreed with its own upline. */
export interface OwnRate {
  /** In hundredths of a percent, below 0 without a contract; null for the house. */
  readonly rate: number | null;
  /** The upline's own contract. */
  readonly contract: RatedContract | undefined;
}

/** What an upline may offer now in contracts of a kind. */
export async function findOwnRate(
  db: Db,
  tenantId: string,
  kind: ContractKind,
  uplineId: string | null,
): Promise<OwnRate> {
  if (uplineId === null) return { rate: null, contract: undefined };
  const contracts = await listRatesOf(db, tenantId, kind, [uplineId]);
  const contract = contracts.find((each) => toAgreedRate(each) !== undefined);
  return { rate: (contract && toAgreedRate(contract)) ?? -1, contract };
}
