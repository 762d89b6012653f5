import { sql } from "kysely";
import { uuidv7 } from "../../../db/uuidv7.ts";
import type { Db } from "../../../db/Schema.ts";
import { openWallets } from "../../wallet/index.ts";
import type { Tenant } from "../../../tenants/Tenant.ts";
import type { DemoTools } from "../../../demo/CreateDemo.ts";

const members = 1_000;

/** The password of every seeded member, one that the merchant's own rules allow. */
export function getDemoPassword({ settings }: Pick<Tenant, "settings">): string {
  return settings.passwordProfile === "strong" ? "Marquee#2026" : "marquee2026";
}

/** `player0001` and so on: the first of them is the demo login that a start prints. */
export function toDemoName(number: number): string {
  return `player${String(number).padStart(4, "0")}`;
}

/** Stores a merchant's demo members, each with the sign-up credit, where it has no members. */
export async function createDemoMembers(db: Db, tenant: Tenant, { passwords }: DemoTools): Promise<void> {
  if (
    (await db.selectFrom("members").select("id").where("tenant_id", "=", tenant.id).limit(1).executeTakeFirst()) !==
    undefined
  )
    return;
  const password_hash = await passwords.hash(getDemoPassword(tenant));
  const rows = Array.from({ length: members }, (_, index) => {
    const name = toDemoName(index + 1);
    return {
      tenant_id: tenant.id,
      id: uuidv7(),
      username: name,
      username_key: name,
      password_hash,
      kind: 0,
      nickname: name,
      language: tenant.settings.defaultLanguage,
      avatar: 1 + (index % 24),
      currency: tenant.currency,
      birthday: null,
      email_key: null,
      mobile_key: null,
      registered_from: "seed",
      registered_at: sql<Date>`clock_timestamp() - interval '30 days'`,
    };
  });
  await db.insertInto("members").values(rows).execute();
  await openWallets(
    db,
    tenant,
    rows.map(({ id }) => id),
  );
}
