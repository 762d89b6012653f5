import { randomUUID } from "node:crypto";
import { transact } from "@marquee/database";
import { sql } from "kysely";
import { createToken, toTokenHash } from "../src/authentication/token.ts";
import type { Db } from "../src/db/Db.ts";
import { insertLine } from "../src/modules/chat/lineStore.ts";
import { applySwitch } from "../src/operator/applySwitch.ts";

/** A member with a session, and the room in which the member sits. */
export interface Seat {
  readonly memberId: string;
  readonly token: string;
  readonly roomId: string;
  /** The number of the member: each comes from an address of its own. */
  readonly number: number;
}

const tenantId = "aurelune";

/** Switches chats on and makes rooms of these sizes, with a member and a session for each seat. */
export async function plantChat(db: Db, sizes: readonly number[]): Promise<readonly Seat[]> {
  for (const subject of ["CBS3", "CHATROOM3"])
    await applySwitch(db, { kind: "module", merchant: tenantId, subject, state: "on" }, "bench");
  const rooms = sizes.map((size) => ({ id: randomUUID(), size }));
  const seats = rooms
    .flatMap(({ id, size }) => Array.from({ length: size }, () => id))
    .map((roomId, number): Seat => ({ memberId: randomUUID(), token: createToken(), roomId, number }));
  const [ids, names] = [seats.map(({ memberId }) => memberId), seats.map(({ number }) => `chatter${number}x`)];
  await transact(db, async (tx) => {
    await sql`insert into chat_rooms (tenant_id, id, name, language)
      select ${tenantId}, id, 'Room ' || n, 'EN' from unnest(${rooms.map(({ id }) => id)}::uuid[]) with ordinality as r(id, n)`.execute(
      tx,
    );
    await sql`insert into members (tenant_id, id, username, username_key, kind, nickname, language, avatar, currency, registered_from)
      select ${tenantId}, id, name, name, 0, 'Lucky ' || name, 'EN', 1, 'VND', 'bench' from unnest(${ids}::text[], ${names}::text[]) as m(id, name)`.execute(
      tx,
    );
    await sql`insert into sessions (tenant_id, token_hash, member_id, address, user_agent, expires_at)
      select ${tenantId}, hash, id, '10.0.0.1', 'bench', clock_timestamp() + interval '1 day'
      from unnest(${seats.map(({ token }) => toTokenHash(token))}::text[], ${ids}::text[]) as s(hash, id)`.execute(tx);
    await sql`insert into chat_people (tenant_id, member_id, person_id)
      select ${tenantId}, id, gen_random_uuid() from unnest(${ids}::text[]) as p(id)`.execute(tx);
  });
  return seats;
}

/** Stores lines as another gateway would: of each writer one, in this order. */
export async function storeLines(
  db: Db,
  writers: readonly Pick<Seat, "memberId" | "roomId">[],
  text: string,
): Promise<void> {
  await transact(db, async (tx) => {
    for (const { memberId, roomId } of writers)
      await insertLine(tx, { tenantId, roomId, lineId: randomUUID(), author: { memberId }, text });
  });
}

/** The last change of each room. */
export async function listLast(db: Db): Promise<Readonly<Record<string, number>>> {
  const { rows } = await sql<{ id: string; last: string }>`
    select id::text as id, last_change::text as last from chat_rooms where tenant_id = ${tenantId}`.execute(db);
  return Object.fromEntries(rows.map(({ id, last }) => [id, Number(last)]));
}
