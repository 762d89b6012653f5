import { applySwitch } from "../src/operator/applySwitch.ts";
import type { Switch } from "../src/switches/Switch.ts";
import type { TestApp } from "./openTestApp.ts";
import { openAurelune, type Visitor } from "./visitor.ts";
import { tables } from "./tables.ts";

/** A member with a mailbox and a phone. */
export interface Account {
  readonly name: string;
  readonly email: string;
  readonly mobile: string;
  /** The phone's number as its owner types it. */
  readonly typed: { readonly mobileNum: string; readonly countryDialingCode: string };
  readonly visitor: Visitor;
}

let serial = 0;

/** Registers a member with a confirmed mailbox and phone. */
export async function openAccount(app: TestApp, prefix: string): Promise<Account> {
  serial += 1;
  const [name, national] = [`${prefix}${String(serial).padStart(3, "0")}`, `9${String(12_000_000 + serial)}`];
  const [email, mobile] = [`${name}@mail.example`, `+84${national}`];
  const visitor = openAurelune(app);
  await visitor.registerAs(name, { email });
  const now = new Date();
  await tables(app.services.db)
    .updateTable("members")
    .set({ mobile_key: mobile, email_confirmed_at: now, mobile_confirmed_at: now })
    .where("tenant_id", "=", "aurelune")
    .where("username_key", "=", name)
    .execute();
  // The registration's link that would have proved the mailbox.
  await tables(app.services.db).deleteFrom("outgoing_messages").where("recipient", "=", email).execute();
  return { name, email, mobile, typed: { mobileNum: `0${national}`, countryDialingCode: "+84" }, visitor };
}

/** Switches modules or settings of the merchant of {@link openAccount}. */
export async function turn(app: TestApp, state: "on" | "off", ...modules: readonly string[]): Promise<void> {
  for (const subject of modules) await apply(app, { kind: "module", merchant: "aurelune", subject, state });
}

/** Applies a switch that the gateway follows at once. */
export async function apply(app: TestApp, wanted: Switch): Promise<void> {
  await applySwitch(app.services.db, wanted, "test");
  await app.services.tenantRegistry.refresh();
}
