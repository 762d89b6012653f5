import { toUsernameKey } from "../../authentication/toUsernameKey.ts";
import type { Db } from "../../db/Db.ts";
import { getHomeCountry, toMobile } from "../../authentication/toMobile.ts";
import type { Tenant } from "../../tenants/Tenant.ts";
import { findMemberByMobile, findMemberByName, type Member } from "./memberStore.ts";

type Where = Pick<Tenant, "id" | "timeZone">;

/** The member that a login name may refer to. */
export interface LoginName {
  /** The key by which attempts are counted: every form of one mobile number has the same key. */
  readonly key: string;
  readonly member: Member | undefined;
}

/**
 * Finds a member by username or by mobile number, which is a second login name (RG-29, VL-03), in E.164 or in the
 * national format of the merchant's country. A username takes precedence.
 */
export async function findMemberByLogin(db: Db, tenant: Where, typed: string): Promise<LoginName> {
  const key = toUsernameKey(typed);
  const member = await findMemberByName(db, tenant.id, key);
  const mobile = toMobile(typed, getHomeCountry(tenant)?.countryDialingCode ?? "");
  if (member !== undefined || mobile === undefined) return { key, member };
  return { key: mobile, member: await findMemberByMobile(db, tenant.id, mobile) };
}
