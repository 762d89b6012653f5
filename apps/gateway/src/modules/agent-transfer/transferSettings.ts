import { type FieldError, toDecimal, toMoney } from "@marquee/contract";
import { TransferSettingsSchema } from "@marquee/contract/schema";
import type { TransferSettings } from "@marquee/contract/staff";
import { Refusal } from "../../http/Refusal.ts";
import { guardSettings } from "../../staff/guardSettings.ts";
import { getSettings, putSettings } from "./settingsStore.ts";

/** What a change allows more of, by name. A smaller least amount lets nobody send more. */
function listRaised(before: TransferSettings, after: TransferSettings): readonly string[] {
  return [
    ...(["max", "dayAmount"] as const).filter((name) => toMoney(after[name]) > toMoney(before[name])),
    ...(after.dayCount > before.dayCount ? ["dayCount"] : []),
  ];
}

/** Requires that something can be sent, and no more at once than in a day. @throws Refusal `fields` with what it must be at least */
export function requireOrdered({ min, max, dayAmount }: TransferSettings): void {
  const [least, most] = [toMoney(min), toMoney(max)];
  const faults: readonly FieldError[] = [
    ...(least > 0n ? [] : [{ name: "min", rule: "amount" } as const]),
    ...(most >= least ? [] : [{ name: "max", rule: "amount", min: Number(toDecimal(least)) } as const]),
    ...(toMoney(dayAmount) >= most
      ? []
      : [{ name: "dayAmount", rule: "amount", min: Number(toDecimal(most)) } as const]),
  ];
  if (faults.length > 0) throw new Refusal("fields", { fields: [...faults] });
}

/** What may be sent along the tree, changed by staff: for each currency, and by two people where it allows more. */
export const transferSettings = guardSettings<TransferSettings>({
  kind: "agent.transfer.settings",
  name: "agent transfer settings",
  schema: TransferSettingsSchema,
  isByCurrency: true,
  toAmounts: ({ min, max, dayAmount }) => ({ min, max, dayAmount }),
  listLowered: listRaised,
  get: getSettings,
  put: putSettings,
});
