import type { CreatedTeamMember, CreateTeamMember } from "@marquee/contract";
import { findListedRule } from "../../authentication/password-lists/findListedRule.ts";
import type { Db } from "../../db/Db.ts";
import { type Call, requireSession } from "../../http/Call.ts";
import { Refusal } from "../../http/Refusal.ts";
import { checkNewAccount } from "../auth/index.ts";
import { prepareBelow } from "./makeBelow.ts";
import type { Services } from "./services.ts";

/** What is stored of the call. */
interface Done {
  readonly account: string;
  readonly [name: string]: string;
}

/**
 * Makes an account below the calling agent (AC-04), also where visitors cannot register. Its owner changes the password at the first login, and
 * says there what a registration asks: terms, and the birthday before money comes into play.
 * @throws Refusal `fields`, and as `prepareBelow`
 */
export async function beginTeamMember(
  services: Services,
  call: Call,
  { kind, rebate, ...typed }: CreateTeamMember,
): Promise<(tx: Db) => Promise<Done>> {
  const agent = requireSession(call);
  const account = { username: typed.username.trim(), password: typed.password };
  const faults = [...checkNewAccount(call.tenant, account)];
  if (typed.confirmPassword !== typed.password) faults.push({ name: "confirmPassword", rule: "match" });
  const listed = faults.length === 0 ? await findListedRule(services.db, typed.password) : undefined;
  if (listed !== undefined) faults.push({ name: "password", rule: listed });
  if (faults.length > 0) throw new Refusal("fields", { fields: faults });
  const make = await prepareBelow(services, call, agent, [account], { kind, rebate });
  return async (tx) => {
    await make(tx);
    return { account: account.username };
  };
}

/** The account that was made. */
export const answerTeamMember = ({ kind, rebate }: CreateTeamMember, { account }: Done): CreatedTeamMember => ({
  account,
  kind,
  rebate,
});
