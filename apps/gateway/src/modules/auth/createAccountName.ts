import { randomInt } from "node:crypto";
import type { Db } from "../../db/Db.ts";
import { Refusal } from "../../http/Refusal.ts";
import { getHomeCountry } from "../../authentication/toMobile.ts";
import type { Tenant } from "../../tenants/Tenant.ts";
import { findMemberByName } from "./memberStore.ts";

// An alphabet without letters and digits that look alike.
const signs = "abcdefghjkmnpqrstuvwxyz23456789";
const length = 6;
const mostTries = 5;

/** The username of a registration by mobile number, such as `vn8x2k4q`: the merchant's country, then random characters (AP-17). */
export async function createAccountName(db: Db, tenant: Tenant): Promise<string> {
  const prefix = (getHomeCountry(tenant)?.countryCode ?? "me").toLowerCase();
  for (let tries = 0; tries < mostTries; tries += 1) {
    const name = `${prefix}${Array.from({ length }, () => signs[randomInt(signs.length)] ?? "").join("")}`;
    if ((await findMemberByName(db, tenant.id, name)) === undefined) return name;
  }
  throw new Refusal("server.busy", { retryAfter: 1 });
}
