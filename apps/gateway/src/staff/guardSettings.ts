import type { ProposalKindName } from "@marquee/contract/staff";
import { transact } from "@marquee/database";
import { type TSchema, Type } from "typebox";
import { Value } from "typebox/value";
import type { Db } from "../db/Db.ts";
import { Refusal } from "../http/Refusal.ts";
import { requireAmounts } from "../http/requireAmounts.ts";
import type { SomeServices } from "../Services.ts";
import { toDigits } from "../tenants/findCurrency.ts";
import type { ProposalKind } from "./ProposalKind.ts";
import { propose } from "./propose.ts";
import type { MerchantCall } from "./StaffCall.ts";

/** A merchant, and one of its currencies. */
export interface SettingsScope {
  readonly id: string;
  readonly currency: string;
}

/** Settings as they are stored; the version grows with each change. */
interface Stored<Settings> {
  readonly settings: Settings;
  readonly version: number;
  readonly currency: string;
}

/** Settings of a merchant that protect its players or its money. */
export interface GuardedSettings<Settings extends object> {
  /** The kind of the proposal, such as `withdrawal.settings`. */
  readonly kind: ProposalKindName;
  /** What the audit log calls them, such as `withdrawal settings`. */
  readonly name: `${"agent" | "agent transfer" | "chat tip" | "commission" | "points" | "rank" | "turnover" | "withdrawal"} settings`;
  readonly schema: TSchema;
  /** Each currency of the merchant has its own. */
  readonly isByCurrency: boolean;
  /** What of them is an amount, by field. */
  readonly toAmounts: (settings: Settings) => Readonly<Record<string, string | null>>;
  /** What of a change protects less than before, by field; empty for none. */
  readonly listLowered: (before: Settings, after: Settings) => readonly string[];
  readonly get: (db: Db, scope: SettingsScope) => Promise<Stored<Settings>>;
  /** Stores them. @returns false when somebody else has changed them since that version */
  readonly put: (tx: Db, scope: SettingsScope, settings: Settings, version: number) => Promise<boolean>;
}

/** A change that somebody has sent; `id` is of the proposal, should it take two people. */
interface SettingsChange<Settings> {
  readonly id: string;
  readonly settings: Settings;
  readonly version: number;
  readonly reason: string;
}

/**
 * Makes the change of such settings, and the kind of proposal that it may become. What protects less than before is proposed as a whole, and is in
 * force when another person approves it: nobody alone takes away what two are needed for. An approved proposal stays proposed when somebody has
 * changed the settings since.
 */
export function guardSettings<Settings extends object>({
  kind,
  name,
  schema,
  isByCurrency,
  toAmounts,
  listLowered,
  get,
  put: store,
}: GuardedSettings<Settings>) {
  const toSubject = ({ tenant }: MerchantCall, { currency }: SettingsScope): string =>
    isByCurrency ? `${tenant.code} ${currency}` : tenant.code;

  async function put(
    tx: Db,
    call: MerchantCall,
    scope: SettingsScope,
    { settings, version, reason }: Omit<SettingsChange<Settings>, "id">,
  ): Promise<void> {
    const { settings: before } = await get(tx, scope);
    if (!(await store(tx, scope, settings, version))) throw new Refusal("state.changed");
    await call.audit(tx, {
      action: `change ${name}`,
      subject: toSubject(call, scope),
      before,
      after: settings,
      reason,
    });
  }

  const Proposed = Type.Object({
    currency: Type.Optional(Type.String()),
    version: Type.Integer(),
    settings: Type.Record(Type.String(), Type.Unknown()),
  });

  return {
    /**
     * Changes the settings of a scope, or proposes the change.
     * @throws Refusal `fields` for digits that the currency does not have; `state.changed` when somebody else has changed the settings since that version
     */
    change: async (
      { db }: SomeServices<"db">,
      call: MerchantCall,
      scope: SettingsScope,
      { id, settings, version, reason }: SettingsChange<Settings>,
    ): Promise<Stored<Settings> & { readonly proposal: string | null }> => {
      requireAmounts(toAmounts(settings), toDigits(call.tenant, scope.currency));
      const proposal = await transact(db, async (tx) => {
        const stored = await get(tx, scope);
        if (stored.version !== version) throw new Refusal("state.changed");
        const lowered = listLowered(stored.settings, settings);
        if (lowered.length === 0) {
          await put(tx, call, scope, { settings, version, reason });
          return null;
        }
        const data = { ...(isByCurrency ? { currency: scope.currency } : {}), version, lowered, settings };
        await propose(tx, call, { id, kind, subject: toSubject(call, scope), data, reason });
        return id;
      });
      return { ...(await get(db, scope)), proposal };
    },
    proposalKind: {
      kind,
      permission: "rules.change",
      apply: async (tx, _services, call, { data, reason }) => {
        const { currency = call.tenant.currency, version, settings } = Value.Parse(Proposed, data);
        const scope = { id: call.tenant.id, currency };
        // What a release has added since it was proposed stays as it is.
        const { settings: stored } = await get(tx, scope);
        const whole = Value.Parse(Type.Unsafe<Settings>(schema), { ...stored, ...settings });
        await put(tx, call, scope, { settings: whole, version, reason });
      },
    } satisfies ProposalKind,
  };
}
