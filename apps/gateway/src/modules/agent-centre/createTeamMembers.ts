import type { CreatedTeamMembers, CreateTeamMembers } from "@marquee/contract";
import type { Db } from "../../db/Db.ts";
import { type Call, requireSession } from "../../http/Call.ts";
import { Refusal } from "../../http/Refusal.ts";
import { checkNewAccount, createPassword, getRegisterRules, type NewAccount } from "../auth/index.ts";
import { prepareBelow } from "./makeBelow.ts";
import type { Services } from "./services.ts";

/** The accounts of a call, with passwords that are made of its intent: the same at each delivery, and stored nowhere. */
function toAccounts({ tenant, intent }: Call, { prefix, first, count }: CreateTeamMembers): readonly NewAccount[] {
  const rule = getRegisterRules(tenant)["password"];
  if (intent === undefined || rule === undefined) throw new Error("the row asks for an intent");
  const width = Math.max(2, String(first + count - 1).length);
  return Array.from({ length: count }, (_, index) => {
    const username = `${prefix.trim()}${String(first + index).padStart(width, "0")}`;
    return { username, password: createPassword(intent.createSecret(`account ${username}`), rule) };
  });
}

/** Makes several accounts at once: all of them, or none. @throws Refusal `fields` with the field `prefix`, and as `prepareBelow` */
export async function beginTeamMembers(
  services: Services,
  call: Call,
  request: CreateTeamMembers,
): Promise<(tx: Db) => Promise<Record<string, never>>> {
  const agent = requireSession(call);
  const accounts = toAccounts(call, request);
  const fault = accounts.flatMap((account) => checkNewAccount(call.tenant, account))[0];
  if (fault !== undefined) throw new Refusal("fields", { fields: [{ ...fault, name: "prefix" }] });
  const make = await prepareBelow(services, call, agent, accounts, request);
  return async (tx) => {
    await make(tx);
    return {};
  };
}

/** The accounts that were made, with their passwords. */
export const answerTeamMembers = (call: Call, request: CreateTeamMembers): CreatedTeamMembers => ({
  list: toAccounts(call, request).map(({ username, password }) => ({ account: username, password })),
});
