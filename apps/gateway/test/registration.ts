import {
  moduleParents,
  type RegisterMobileRequest,
  sendRegisterCode,
  type RegisterCodeRequest,
  type RegisterRule,
  type VerificationSent,
} from "@marquee/contract";
import { rows } from "@marquee/contract/schema";
import { sql } from "kysely";
import { applySwitch } from "../src/operator/applySwitch.ts";
import type { TestApp } from "./openTestApp.ts";
import type { Visitor } from "./visitor.ts";
import { tables } from "./tables.ts";

/** Switches modules of a merchant as an operator does. */
export async function switchModules(
  { services }: TestApp,
  merchant: string,
  modules: Readonly<Record<string, "on" | "off">>,
): Promise<void> {
  for (const [subject, state] of Object.entries(modules))
    await applySwitch(services.db, { kind: "module", merchant, subject, state }, "test");
  await services.tenantRegistry.refresh();
}

/** Switches on every module that a call of the contract needs, except these. */
export async function openEveryCall(app: TestApp, merchant: string, except: readonly string[] = []): Promise<void> {
  const needed = [...new Set(rows.map(({ endpoint }) => endpoint.moduleId))];
  const tenant = app.services.tenantRegistry.getById(merchant);
  const closed = needed.filter((id) => !except.includes(id) && tenant?.modules.has(id) === false);
  // A node above one that is off may be off too.
  const all = [...new Set(closed.flatMap((id) => [moduleParents[id], id]))].filter((id) => id !== null);
  await switchModules(app, merchant, Object.fromEntries(all.map((id) => [id, "on"])));
}

/** Sets an operator's own registration rules. */
export async function setRegisterRules(
  { services }: TestApp,
  merchant: string,
  registerRules: Readonly<Record<string, RegisterRule>>,
): Promise<void> {
  const settings = JSON.stringify({ registerRules });
  await sql`update merchants set settings = settings || ${settings}::jsonb where id = ${merchant}`.execute(services.db);
  await services.tenantRegistry.refresh();
}

/** A filled form of a registration by mobile number. */
export function toMobileForm(mobileNum: string, more: Partial<RegisterMobileRequest> = {}): RegisterMobileRequest {
  return {
    mobileNum,
    countryDialingCode: "+84",
    birthday: "1990-05-17",
    registerUrl: "http://localhost/register",
    registerMethod: "WEB",
    login: true,
    termsAccepted: true,
    ageConfirmed: true,
    ...more,
  };
}

/** The last code that was sent to a number, as its phone shows it. */
export async function readCode({ services }: TestApp, recipient: string): Promise<string> {
  const row = await tables(services.db)
    .selectFrom("outgoing_messages")
    .select("values")
    .where("recipient", "=", recipient)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return String(row?.values["code"] ?? "");
}

/** Requests a code. @returns the answer and the browser's cookie, to which the code is bound */
export async function askCode(
  visitor: Visitor,
  request: Omit<RegisterCodeRequest, "purpose">,
): Promise<{ readonly sent: VerificationSent; readonly cookie: { readonly headers: { readonly cookie: string } } }> {
  const { body, cookies } = await visitor.call(sendRegisterCode, { purpose: "REGISTER", ...request });
  if (!body.success) throw new Error(body.errorCode);
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  return { sent: body.value, cookie: { headers: { cookie } } };
}
