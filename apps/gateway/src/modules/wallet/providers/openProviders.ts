import { createProviderCall } from "../../../adapters/payments/callProvider.ts";
import { createHttpProvider } from "../../../adapters/payments/createHttpProvider.ts";
import type { PaymentConnection, PaymentProvider, Payments } from "../../../adapters/payments/PaymentProvider.ts";
import type { Db } from "../../../db/Db.ts";
import { seal, unseal } from "../../../secrets/seal.ts";
import type { TenantRegistry } from "../../../tenants/tenantRegistry.ts";
import type { UrlRules } from "../../../webhooks/checkUrl.ts";
import { listStoredProviders, type ProviderKey, type StoredProvider } from "./providerStore.ts";
import { toPaymentMethods, toPayoutMethods } from "./ways.ts";

/** The payment providers of all merchants, with what their staff have set: a change at any gateway is here within a second. */
export interface PaymentProviders extends Payments {
  /** Those of the gateway's file. */
  readonly file: Payments;
  /** Where providers may be that staff name: where webhooks may go. */
  readonly rules: UrlRules;
  /** Grows with each read, so that what was made of the providers is made again. */
  readonly revision: () => number;
  /** Seals a key, so that who reads the database cannot sign. */
  readonly sealSecret: (key: ProviderKey, secret: string) => string;
  /** Opens one; undefined for a key of another provider, or with other secrets of the gateway. */
  readonly openSecret: (key: ProviderKey, sealed: string) => string | undefined;
}

/** The parts of {@link openProviders}. */
interface Parts {
  readonly db: Db;
  readonly tenantRegistry: Pick<TenantRegistry, "list" | "onChange" | "refresh">;
  /** Seals the keys. */
  readonly secret: string;
  readonly rules: UrlRules;
  /** Told of a key that does not open with this gateway's secrets: its provider is left out. */
  readonly onSealed: (row: { readonly merchant: string; readonly provider: string }) => void;
}

/** A provider of a merchant, and whether new orders are made with it. */
interface Held {
  readonly provider: PaymentProvider;
  readonly isOn: boolean;
  readonly position: number;
}

const toPurpose = ({ tenantId, provider }: ProviderKey): string => `payment provider ${tenantId} ${provider}`;

/** The providers of the gateway's file and those that staff have set, which are read now and after each change. @throws what the database throws */
export async function openProviders(
  file: Payments,
  { db, tenantRegistry, secret, rules, onSealed }: Parts,
): Promise<PaymentProviders> {
  const call = createProviderCall(rules);
  let held: ReadonlyMap<string, readonly Held[]> = new Map();
  let revision = 0;

  const openSecret: PaymentProviders["openSecret"] = (key, sealed) => unseal(secret, toPurpose(key), sealed);

  /** The connection of a stored provider; undefined, and told, where there is none. */
  function connect(merchant: string, row: StoredProvider): PaymentConnection | undefined {
    const { tenant_id: tenantId, provider: id, url, sealed_secret: sealed } = row;
    if (url === null || sealed === null) return file.get(merchant, id);
    const opened = openSecret({ tenantId, provider: id }, sealed);
    if (opened === undefined) {
      onSealed({ merchant, provider: id });
      return undefined;
    }
    return createHttpProvider({ id, merchant, url, secret: opened, call, mayPlain: rules.mayLoopback });
  }

  function toHeld(merchant: string, row: StoredProvider): readonly Held[] {
    const connection = connect(merchant, row);
    if (connection === undefined) return [];
    const { provider: id, ways, position } = row;
    const provider = {
      ...connection,
      listMethods: (currency: string) => toPaymentMethods(id, ways, currency),
      listPayoutMethods: (currency: string) => toPayoutMethods(id, ways, currency),
    };
    return [{ provider, position, isOn: row.state === "ON" }];
  }

  async function load(): Promise<void> {
    const rows = Map.groupBy(await listStoredProviders(db), ({ tenant_id: tenantId }) => tenantId);
    held = new Map(
      tenantRegistry.list().map(({ id, code }) => {
        const stored = rows.get(id) ?? [];
        const untouched = file.list(code).filter((each) => stored.every(({ provider }) => provider !== each.id));
        const all = [
          ...untouched.map((provider) => ({ provider, isOn: true, position: 0 })),
          ...stored.flatMap((row) => toHeld(code, row)),
        ];
        return [code, all.toSorted((a, b) => a.position - b.position)] as const;
      }),
    );
    revision += 1;
  }

  // Read by the registry, which does one after another: no older read overtakes a newer one.
  tenantRegistry.onChange(load);
  await tenantRegistry.refresh();

  return {
    file,
    rules,
    revision: () => revision,
    list: (merchant) => (held.get(merchant) ?? []).filter(({ isOn }) => isOn).map(({ provider }) => provider),
    get: (merchant, id) => held.get(merchant)?.find(({ provider }) => provider.id === id)?.provider,
    sealSecret: (key, text) => seal(secret, toPurpose(key), text),
    openSecret,
  };
}
