import { type AccountKind, hasTrialMoney } from "@marquee/contract";
import { sql } from "kysely";
import { uuidv7 } from "../../../db/uuidv7.ts";
import type { Db } from "../../../db/Db.ts";
import { addCodes } from "../../agent/index.ts";
import { openTrialWallet, openWallets } from "../../wallet/index.ts";
import type { Tenant } from "../../../tenants/Tenant.ts";
import { findMemberByName } from "../memberStore.ts";
import { toDemoContacts } from "./toDemoContacts.ts";
import type { DemoTools } from "../../../demo/CreateDemo.ts";
import { tables } from "../tables.ts";

const members = 1_000;

/** The password of every seeded member, one that the merchant's own rules allow. */
export function getDemoPassword({ settings }: Pick<Tenant, "settings">): string {
  return settings.passwordProfile === "strong" ? "Marquee#2026" : "marquee2026";
}

/** `player0001` and so on: the first of them is the demo login that a start prints. */
export function toDemoName(number: number): string {
  return `player${String(number).padStart(4, "0")}`;
}

function toDemoMember(tenant: Tenant, name: string, index: number, kind: AccountKind) {
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

/** The demo's agents: one of each kind that has an agent centre (RP-05). The first has the affiliate code. */
const demoAgents: readonly { readonly name: string; readonly kind: AccountKind }[] = [
  { name: "agent0001", kind: 1 },
  { name: "agent0002", kind: 2 },
  { name: "agent0041", kind: 41 },
  { name: "agent0042", kind: 42 },
];

/** Gives a demo member a mailbox and a phone that are proved, so that codes and mailed links can be tried (decision 099). */
async function proveContacts(db: Db, tenant: Tenant, name: string): Promise<void> {
  const contacts = toDemoContacts(tenant, name);
  const now = sql<Date>`clock_timestamp()`;
  await tables(db)
    .updateTable("members")
    .set({
      ...contacts,
      email_confirmed_at: now,
      ...(contacts.mobile_key === null ? {} : { mobile_confirmed_at: now }),
    })
    .where("tenant_id", "=", tenant.id)
    .where("username_key", "=", name)
    .execute();
}

async function createPlayers(db: Db, tenant: Tenant, { passwords }: DemoTools): Promise<void> {
  const password_hash = await passwords.hash(tenant.id, getDemoPassword(tenant));
  const rows = Array.from({ length: members }, (_, index) => toDemoMember(tenant, toDemoName(index + 1), index, 0));
  await tables(db)
    .insertInto("members")
    .values(rows.map((row) => ({ ...row, password_hash })))
    .execute();
  await proveContacts(db, tenant, toDemoName(1));
  await openWallets(
    db,
    tenant,
    rows.map(({ id }) => id),
  );
}

/** Adds the agents that are missing, with a wallet of their money; the first one's code and the first player's come with them. */
async function createAgents(db: Db, tenant: Tenant, { passwords }: DemoTools): Promise<void> {
  const player = await findMemberByName(db, tenant.id, toDemoName(1));
  if (player?.registered_from !== "seed") return;
  for (const [index, { name, kind }] of demoAgents.entries()) {
    if ((await findMemberByName(db, tenant.id, name)) !== undefined) continue;
    const agent = toDemoMember(tenant, name, members + index, kind);
    const password_hash = await passwords.hash(tenant.id, getDemoPassword(tenant));
    await tables(db)
      .insertInto("members")
      .values({ ...agent, password_hash })
      .execute();
    await (hasTrialMoney(kind) ? openTrialWallet(db, tenant, agent.id) : openWallets(db, tenant, [agent.id]));
    if (index > 0) continue;
    await addCodes(db, tenant.id, [
      { code: demoCodes.affiliate, kind: "AFFILIATE", memberId: agent.id },
      { code: demoCodes.referral, kind: "REFERRAL", memberId: player.id },
    ]);
  }
}

/** Stores demo members for a merchant without members, each with the sign-up credit, and its agents with codes. */
export async function createDemoMembers(db: Db, tenant: Tenant, tools: DemoTools): Promise<void> {
  const first = tables(db).selectFrom("members").select("id").where("tenant_id", "=", tenant.id).limit(1);
  if ((await first.executeTakeFirst()) === undefined) await createPlayers(db, tenant, tools);
  await createAgents(db, tenant, tools);
}
