import { Refusal } from "../../http/Refusal.ts";
import { findListedRule } from "../../authentication/password-lists/findListedRule.ts";
import type { Services } from "./services.ts";

/** Staff choose long passwords; length counts more than kinds of characters. */
const shortest = 12;
const longest = 128;

/** Requires a password that is long enough and in no list of common or stolen ones. @throws Refusal `fields` */
export async function requireStaffNewPassword({ db }: Services, name: string, password: string): Promise<void> {
  const { length } = password;
  if (length < shortest || length > longest)
    throw new Refusal("fields", { fields: [{ name, rule: "length", min: shortest, max: longest }] });
  const listed = await findListedRule(db, password);
  if (listed !== undefined) throw new Refusal("fields", { fields: [{ name, rule: listed }] });
}
