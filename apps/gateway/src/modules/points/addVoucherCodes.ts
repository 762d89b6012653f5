import type { AddedVoucherCodes, AddVoucherCodes } from "@marquee/contract/staff";
import { transact } from "@marquee/database";
import { Refusal } from "../../http/Refusal.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import { addCodes } from "./codeStore.ts";
import { toSealName } from "./mall.ts";
import { addStock, lockReward } from "./rewardStore.ts";
import type { Services } from "./services.ts";

/** How many codes an offer may have left. */
const mostCodes = 100_000;

/** Adds codes to an offer of vouchers, each once; the log says how many, and none of them. @throws Refusal `reward.unknown`, `reward.limit` */
export async function addVoucherCodesOf(
  { db, seals, nameKey }: Services,
  call: MerchantCall,
  { rewardId, codes, reason }: AddVoucherCodes,
): Promise<AddedVoucherCodes> {
  const { id: tenantId } = call.tenant;
  return transact(db, async (tx) => {
    const reward = await lockReward(tx, tenantId, rewardId);
    if (reward === undefined || reward.type !== "VOUCHER") throw new Refusal("reward.unknown");
    if (reward.quantity + codes.length > mostCodes) throw new Refusal("reward.limit");
    const name = toSealName(tenantId, reward.id);
    const added = await addCodes(
      tx,
      { tenantId, rewardId: reward.id },
      [...new Set(codes)].map((code) => ({
        key: nameKey(tenantId, `${name}\n${code}`),
        sealed: seals.seal(name, code),
      })),
    );
    await addStock(tx, reward, added);
    const quantity = reward.quantity + added;
    await call.audit(tx, { action: "add voucher codes", subject: reward.names.EN, after: { added, quantity }, reason });
    return { added, quantity };
  });
}
