import type { MemberKey } from "../../authentication/MemberKey.ts";
import type { Db } from "../../db/Db.ts";
import { Refusal } from "../../http/Refusal.ts";
import { findAgentAbove, getRebate, listAgentsBelow } from "../agent/index.ts";

/** The highest rebate, in hundredths of a percent: the house gives no more than all of it. */
export const mostRebate = 10_000;

/** A rebate as staff read it: percent with two digits. */
export const toPercent = (hundredths: number): string => (hundredths / 100).toFixed(2);

/** What staff typed in percent, in hundredths. */
export const toHundredths = (percent: string): number => Math.round(Number(percent) * 100);

/** Between which rebates an agent's own may lie: an agent gets the difference to those below, and none may be below zero (contract 3.9.5). */
export interface RebateRange {
  readonly least: number;
  readonly most: number;
}

/** The range of an account where it stands now. */
export async function findRebateRange(db: Db, key: MemberKey): Promise<RebateRange> {
  const rebateOf = ({ id }: { readonly id: string }) => getRebate(db, { ...key, memberId: id });
  const above = await findAgentAbove(db, key);
  const below: number[] = [];
  for (const agent of await listAgentsBelow(db, key)) below.push(await rebateOf(agent));
  return { least: Math.max(0, ...below), most: above === undefined ? mostRebate : await rebateOf(above) };
}

/** @throws Refusal `agent.rebate.range` with `least` and `most`, in hundredths of a percent, for a rebate outside */
export function requireInRange(rebate: number, { least, most }: RebateRange): void {
  if (rebate < least || rebate > most) throw new Refusal("agent.rebate.range", { value: { least, most } });
}
