import { randomUUID } from "node:crypto";
import { changeWithdrawalSettings, type ChangeWithdrawalSettings, decideProposal } from "@marquee/contract/staff";
import type { Staff } from "./staff.ts";

/** Changes how withdrawals are handled; what protects less the second of two people approves. */
export async function changeSettingsByTwo(
  [first, second]: readonly Staff[],
  change: Omit<ChangeWithdrawalSettings, "id" | "reason">,
): Promise<void> {
  if (first === undefined || second === undefined) throw new Error("this takes two");
  const id = randomUUID();
  const { proposal } = await first.get(changeWithdrawalSettings, { ...change, id, reason: "for a test" });
  if (proposal !== null) await second.get(decideProposal, { id, decision: "approve", note: "for a test" });
}
