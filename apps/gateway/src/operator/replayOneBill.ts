import { Type } from "typebox";
import { Refusal } from "../http/Refusal.ts";
import { replayBill, type ReplayedFigure } from "../modules/commission/index.ts";
import type { AllServices } from "../Services.ts";
import { findMerchant } from "../switches/findMerchant.ts";
import { SwitchError } from "../switches/Switch.ts";

/** Which bill of which merchant. */
export const BillRequestSchema = Type.Object({
  merchant: Type.String({ minLength: 1, maxLength: 100 }),
  bill: Type.String({ minLength: 1, maxLength: 40 }),
});

/** Makes a bill of a contract again from streams and ledger, beside what is stored. @throws {@link SwitchError} for an unknown merchant or bill */
export async function replayOneBill(
  { db }: Pick<AllServices, "db">,
  { merchant, bill }: { readonly merchant: string; readonly bill: string },
): Promise<{ readonly figures: readonly ReplayedFigure[]; readonly isSame: boolean }> {
  const tenantId = await findMerchant(db, merchant);
  try {
    const figures = await replayBill(db, tenantId, bill);
    return { figures, isSame: figures.every(({ stored, replayed }) => stored === replayed) };
  } catch (error) {
    if (error instanceof Refusal) throw new SwitchError(`${merchant} has no bill ${bill}`);
    throw error;
  }
}
