import {
  type ChangedWithdrawalSettings,
  type ChangeWithdrawalSettings,
  type WithdrawalSettings,
} from "@marquee/contract/staff";
import { WithdrawalSettingsSchema } from "@marquee/contract/schema";
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
import { getSettings, putSettings } from "./settingsStore.ts";

const kind = "withdrawal.settings";

/** A merchant, and one of its currencies. */
interface Scope {
  readonly id: string;
  readonly currency: string;
}

type Change = Pick<ChangeWithdrawalSettings, "settings" | "version" | "reason">;

async function put(tx: Db, call: MerchantCall, scope: Scope, { settings, version, reason }: Change): Promise<void> {
  const { settings: before } = await getSettings(tx, scope);
  if (!(await putSettings(tx, scope, settings, version))) throw new Refusal("state.changed");
  const subject = `${call.tenant.code} ${scope.currency}`;
  await call.audit(tx, { action: "change withdrawal settings", subject, before, after: settings, reason });
}

/**
 * Changes how withdrawals are handled. What protects less than before is proposed as a whole, and is in force when another person approves it:
 * nobody alone takes away what two are needed for.
 * @throws Refusal `fields` for digits that the currency does not have; `state.changed` when somebody else has changed the settings since that version
 */
export async function changeSettings(
  { db }: Services,
  call: MerchantCall,
  scope: Scope,
  { id, settings, version, reason }: ChangeWithdrawalSettings,
): Promise<ChangedWithdrawalSettings> {
  const { dayAmount, identityAmount, secondApprovalAmount } = settings;
  requireAmounts({ dayAmount, identityAmount, secondApprovalAmount }, toDigits(call.tenant, scope.currency));
  const proposed = await transact(db, async (tx) => {
    const stored = await getSettings(tx, scope);
    if (stored.version !== version) throw new Refusal("state.changed");
    const lowered = listLowered(stored.settings, settings);
    if (lowered.length === 0) {
      await put(tx, call, scope, { settings, version, reason });
      return null;
    }
    const data = { currency: scope.currency, version, lowered, settings };
    await propose(tx, call, { id, kind, subject: `${call.tenant.code} ${scope.currency}`, data, reason });
    return id;
  });
  return { ...(await getSettings(db, scope)), proposal: proposed };
}

const Proposed = Type.Object({
  currency: Type.String(),
  version: Type.Integer(),
  settings: Type.Unsafe<WithdrawalSettings>(WithdrawalSettingsSchema),
});

/** An approved proposal changes the settings; it stays proposed when somebody has changed them since. */
export const settingsKind: ProposalKind = {
  kind,
  permission: "rules.change",
  apply: async (tx, _services, call, { data, reason }) => {
    const { currency, ...change } = Value.Parse(Proposed, data);
    await put(tx, call, { id: call.tenant.id, currency }, { ...change, reason });
  },
};
