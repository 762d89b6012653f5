import type { ChangedTurnoverSettings, ChangeTurnoverSettings, TurnoverSettings } from "@marquee/contract/staff";
import { TurnoverSettingsSchema } from "@marquee/contract/schema";
import { transact } from "@marquee/database";
import { Type } from "typebox";
import { Value } from "typebox/value";
import type { Db } from "../../db/Db.ts";
import { Refusal } from "../../http/Refusal.ts";
import { requireAmounts } from "../../http/requireAmounts.ts";
import type { Services } from "../../Services.ts";
import { propose } from "../../staff/propose.ts";
import type { ProposalKind } from "../../staff/ProposalKind.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import { toDigits } from "../../tenants/findCurrency.ts";
import { listLowered } from "./listLowered.ts";
import { getSettings } from "./settings.ts";
import { putSettings } from "./settingsStore.ts";

const kind = "turnover.settings";

type Change = Pick<ChangeTurnoverSettings, "settings" | "version" | "reason">;

async function put(tx: Db, call: MerchantCall, { settings, version, reason }: Change): Promise<void> {
  const { settings: before } = await getSettings(tx, call.tenant);
  if (!(await putSettings(tx, call.tenant.id, settings, version))) throw new Refusal("state.changed");
  const subject = call.tenant.code;
  await call.audit(tx, { action: "change turnover settings", subject, before, after: settings, reason });
}

/**
 * Changes what has to be staked. What requires less than before is proposed as a whole, and is in force when another person approves it.
 * @throws Refusal `fields` for digits that the currency does not have; `state.changed` when somebody else has changed the settings since that version
 */
export async function changeSettings(
  { db }: Services,
  call: MerchantCall,
  { id, settings, version, reason }: ChangeTurnoverSettings,
): Promise<ChangedTurnoverSettings> {
  requireAmounts({ smallAmount: settings.smallAmount }, toDigits(call.tenant, call.tenant.currency));
  const proposed = await transact(db, async (tx) => {
    const stored = await getSettings(tx, call.tenant);
    if (stored.version !== version) throw new Refusal("state.changed");
    const lowered = listLowered(stored.settings, settings);
    if (lowered.length === 0) {
      await put(tx, call, { settings, version, reason });
      return null;
    }
    await propose(tx, call, { id, kind, subject: call.tenant.code, data: { version, lowered, settings }, reason });
    return id;
  });
  return { ...(await getSettings(db, call.tenant)), proposal: proposed };
}

const Proposed = Type.Object({
  version: Type.Integer(),
  settings: Type.Unsafe<TurnoverSettings>(TurnoverSettingsSchema),
});

/** An approved proposal changes the settings; it stays proposed when somebody has changed them since. */
export const settingsKind: ProposalKind = {
  kind,
  permission: "rules.change",
  apply: async (tx, _services, call, { data, reason }) => put(tx, call, { ...Value.Parse(Proposed, data), reason }),
};
