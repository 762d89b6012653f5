import { gameCategories, toDecimal, type Turnover, type TurnoverRequirement } from "@marquee/contract";
import type { Db } from "../../db/Db.ts";
import { listOpen, type Requirement } from "./requirementStore.ts";
import { getSettings } from "./settings.ts";
import type { MemberKey } from "../../authentication/MemberKey.ts";

/** Sums in 1/10,000 of the unit. */
export interface TurnoverSums {
  readonly held: bigint;
  readonly required: bigint;
  readonly done: bigint;
}

/** What requirements hold, require and have, together. What a bonus asks is shown with it: it holds none of the main wallet. */
export function sumTurnover(rows: readonly Pick<Requirement, "source" | "held" | "required" | "done">[]): TurnoverSums {
  const holding = rows.filter(({ source }) => source !== "BONUS");
  const sum = (name: keyof TurnoverSums): bigint => holding.reduce((total, row) => total + BigInt(row[name]), 0n);
  return { held: sum("held"), required: sum("required"), done: sum("done") };
}

/** What can be withdrawn of a balance of which open requirements hold some; in 1/10,000 of the unit. */
export const toWithdrawable = (balance: bigint, held: bigint): bigint => (balance > held ? balance - held : 0n);

/** The open requirements of a member in sum: read it under the wallet's lock where money depends on it. */
export async function getTurnoverSums(db: Db, key: MemberKey): Promise<TurnoverSums> {
  return sumTurnover(await listOpen(db, key));
}

/** A requirement as pages show it. */
export const toRequirement = (row: Requirement): TurnoverRequirement => ({
  id: row.id,
  source: row.source,
  orderNo: row.source === "DEPOSIT" ? row.ref : "",
  state: row.state,
  held: toDecimal(BigInt(row.held)),
  required: toDecimal(BigInt(row.required)),
  done: toDecimal(BigInt(row.done)),
  createdAt: row.created_at.getTime(),
  expiresAt: row.expires_at?.getTime() ?? null,
  endedAt: row.ended_at?.getTime() ?? null,
});

/** Sums as decimal text. */
export const toSumTexts = ({ held, required, done }: TurnoverSums) => ({
  held: toDecimal(held),
  required: toDecimal(required),
  done: toDecimal(done),
});

/** What a member has to stake before everything can be withdrawn, and which games count less. */
export async function getTurnover(db: Db, key: MemberKey, currency: string): Promise<Turnover> {
  const open = await listOpen(db, key);
  const { settings } = await getSettings(db, { id: key.tenantId, currency });
  return {
    ...toSumTexts(sumTurnover(open)),
    requirements: open.map(toRequirement),
    weights: gameCategories
      .map(({ category }) => ({ category, percent: settings.weights[category] }))
      .filter(({ percent }) => percent < 100),
  };
}
