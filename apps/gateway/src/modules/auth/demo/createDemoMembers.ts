import { sql } from "kysely";
import { uuidv7 } from "../../../db/uuidv7.ts";
import type { Db } from "../../../db/Schema.ts";
import { addCodes } from "../../agent/index.ts";
import { openWallets } from "../../wallet/index.ts";
import type { Tenant } from "../../../tenants/Tenant.ts";
import { findMemberByName } from "../memberStore.ts";
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

function toDemoMember(tenant: Tenant, name: string, index: number, kind: number) {
  return {
    tenant_id: tenant.id,
    id: uuidv7(),
    username: name,
    username_key: name,
    kind,
    nickname: name,
    language: tenant.settings.defaultLanguage,
    avatar: 1 + (index % 24),
    currency: tenant.currency,
    birthday: null,
    email_key: null,
    mobile_key: null,
    registered_from: "seed",
    // Demo members have logged in before, so that their next login is not their first (LG-12).
    login_at: sql<Date>`clock_timestamp() - interval '1 day'`,
    login_from: "127.0.0.1",
    registered_at: sql<Date>`clock_timestamp() - interval '30 days'`,
  };
}

/** The invitation codes of the demo's agent and its first player (RG-16). */
const demoCodes = { affiliate: "AGENT1", referral: "FRIEND1" } as const;

const agentName = "agent0001";

async function createPlayers(db: Db, tenant: Tenant, { passwords }: DemoTools): Promise<void> {
  const password_hash = await passwords.hash(getDemoPassword(tenant));
  const rows = Array.from({ length: members }, (_, index) => toDemoMember(tenant, toDemoName(index + 1), index, 0));
  await db
    .insertInto("members")
    .values(rows.map((row) => ({ ...row, password_hash })))
    .execute();
  await openWallets(
    db,
    tenant,
    rows.map(({ id }) => id),
  );
}

/** Adds an agent with a code, and a code for the first player if that player belongs to the demo. */
async function createAgent(db: Db, tenant: Tenant, { passwords }: DemoTools): Promise<void> {
  const player = await findMemberByName(db, tenant.id, toDemoName(1));
  if (player?.registered_from !== "seed" || (await findMemberByName(db, tenant.id, agentName)) !== undefined) return;
  const agent = toDemoMember(tenant, agentName, members, 1);
  const password_hash = await passwords.hash(getDemoPassword(tenant));
  await db
    .insertInto("members")
    .values({ ...agent, password_hash })
    .execute();
  await openWallets(db, tenant, [agent.id]);
  await addCodes(db, tenant.id, [
    { code: demoCodes.affiliate, kind: "AFFILIATE", memberId: agent.id },
    { code: demoCodes.referral, kind: "REFERRAL", memberId: player.id },
  ]);
}

/** Stores demo members for a merchant without members, each with the sign-up credit, and an agent with codes. */
export async function createDemoMembers(db: Db, tenant: Tenant, tools: DemoTools): Promise<void> {
  const first = db.selectFrom("members").select("id").where("tenant_id", "=", tenant.id).limit(1);
  if ((await first.executeTakeFirst()) === undefined) await createPlayers(db, tenant, tools);
  await createAgent(db, tenant, tools);
}
