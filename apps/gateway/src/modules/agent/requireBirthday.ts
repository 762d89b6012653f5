import type { MemberKey } from "../../authentication/MemberKey.ts";
import type { Db } from "../../db/Db.ts";
import { Refusal } from "../../http/Refusal.ts";
import { isBirthdayMissing } from "./accountStore.ts";

/**
 * Lets money into play only where the age is known: the owner of an account that an agent made has not said it at a registration.
 * @throws Refusal `birthday.required`
 */
export async function requireBirthday(db: Db, key: MemberKey): Promise<void> {
  if (await isBirthdayMissing(db, key)) throw new Refusal("birthday.required");
}
