import { createHash } from "node:crypto";
import { transact } from "@marquee/database";
import { type Kysely, sql } from "kysely";
import type { LedgerFault } from "./LedgerFault.ts";

const atOnce = 5_000;

interface SealRow {
  readonly tenant_id: string;
  readonly account: string;
  readonly asset: string;
  readonly micros: string;
  readonly entries: string;
  readonly total: string;
  readonly previous: string;
  readonly hash: string;
}

interface EntryRow extends Pick<SealRow, "tenant_id" | "account" | "asset" | "micros"> {
  readonly kind: string;
  readonly amount: string;
  readonly transfer_id: string;
  readonly line: number;
}

/** The sum and hash of an account's entries in one hour. */
interface Hour {
  readonly tenant: string;
  readonly subject: string;
  entries: bigint;
  sum: bigint;
  links: string;
}

type Account = Pick<SealRow, "tenant_id" | "account" | "asset">;

const toHash = (parts: readonly unknown[]): string => createHash("sha256").update(parts.join("|")).digest("hex");
const toKey = ({ tenant_id, account, asset }: Account): string => JSON.stringify([tenant_id, account, asset]);

/** Adds a batch of an hour's entries to the running sum and hash. */
function addEntries(hours: Map<string, Hour>, rows: readonly EntryRow[]): void {
  for (const row of rows) {
    const key = toKey(row);
    const found = hours.get(key) ?? {
      tenant: row.tenant_id,
      subject: `${row.account} ${row.asset}`,
      entries: 0n,
      sum: 0n,
      links: "",
    };
    found.entries += 1n;
    found.sum += BigInt(row.amount);
    found.links = toHash([found.links, row.kind, row.amount, row.transfer_id, row.line, row.micros]);
    hours.set(key, found);
  }
}

/** Reads an hour's entries in order, in batches, so that memory stays bounded. */
function readHour<Schema>(db: Kysely<Schema>, hour: string): Promise<Map<string, Hour>> {
  return transact(db, async (tx) => {
    const hours = new Map<string, Hour>();
    // A cursor takes no parameters; the hour is text that the database itself made.
    await sql`
      declare house_entries no scroll cursor for
      select tenant_id, account, asset, kind, amount, transfer_id, line, (extract(epoch from at) * 1000000)::bigint as micros
      from ledger.entries
      where position is null and at >= ${sql.lit(hour)}::timestamptz and at < ${sql.lit(hour)}::timestamptz + interval '1 hour'
      order by tenant_id, account, asset, ledger.entries.at, transfer_id, line`.execute(tx);
    for (;;) {
      const { rows } = await sql<EntryRow>`fetch ${sql.lit(atOnce)} from house_entries`.execute(tx);
      addEntries(hours, rows);
      if (rows.length === atOnce) continue;
      await sql`close house_entries`.execute(tx);
      return hours;
    }
  });
}

function findProblem(seal: SealRow, hour: Hour | undefined, before: SealRow | undefined): string | undefined {
  if (seal.previous !== (before?.hash ?? "")) return "does not continue the seal before";
  const entries = hour?.entries ?? 0n;
  if (BigInt(seal.entries) !== entries) return `has ${entries} entries, sealed were ${seal.entries}`;
  const total = BigInt(before?.total ?? "0") + (hour?.sum ?? 0n);
  const { tenant_id, account, asset, micros } = seal;
  const hash = toHash([seal.previous, tenant_id, account, asset, micros, entries, total, hour?.links]);
  return seal.total === `${total}` && seal.hash === hash ? undefined : "has a changed entry or a changed seal";
}

/** Up to when hours are sealed; `undefined` before the first one. */
async function getSealedUntil<Schema>(db: Kysely<Schema>): Promise<string | undefined> {
  const { rows } = await sql<{ until: string }>`
    select until::text as until from ledger.sealing where until > '-infinity'`.execute(db);
  return rows[0]?.until;
}

/** The first sealed hour from a time on that has house entries or seals. */
async function findHour<Schema>(db: Kysely<Schema>, from: string, until: string): Promise<string | undefined> {
  const { rows } = await sql<{ hour: string | null }>`
    select least(
      (select date_trunc('hour', min(at), 'UTC') from ledger.entries where position is null and at >= ${from}::timestamptz and at < ${until}::timestamptz),
      (select min(hour) from ledger.seals where hour >= ${from}::timestamptz))::text as hour`.execute(db);
  return rows[0]?.hour ?? undefined;
}

async function listSeals<Schema>(db: Kysely<Schema>, hour: string): Promise<readonly SealRow[]> {
  const { rows } = await sql<SealRow>`
    select tenant_id, account, asset, (extract(epoch from hour) * 1000000)::bigint as micros, entries, total::text as total, previous, hash
    from ledger.seals where hour = ${hour}::timestamptz`.execute(db);
  return rows;
}

async function getNextHour<Schema>(db: Kysely<Schema>, hour: string): Promise<string> {
  const { rows } = await sql<{ next: string }>`select (${hour}::timestamptz + interval '1 hour')::text as next`.execute(
    db,
  );
  return rows[0]?.next ?? hour;
}

/**
 * Follows the house's seals hour by hour from the first one, computing every hash here and not in the database: it
 * finds entries and seals that were changed, added or removed after their hour was sealed.
 *
 * @returns one fault for each hour of an account that differs from its seal.
 */
export async function checkSeals<Schema>(db: Kysely<Schema>): Promise<readonly LedgerFault[]> {
  const until = await getSealedUntil(db);
  const faults: LedgerFault[] = [];
  const last = new Map<string, SealRow>();
  if (until === undefined) return faults;
  for (
    let hour = await findHour(db, "-infinity", until);
    hour !== undefined;
    hour = await findHour(db, await getNextHour(db, hour), until)
  ) {
    const hours = await readHour(db, hour);
    for (const seal of await listSeals(db, hour)) {
      const key = toKey(seal);
      const problem = findProblem(seal, hours.get(key), last.get(key));
      if (problem !== undefined)
        faults.push({
          tenant: seal.tenant_id,
          subject: `${seal.account} ${seal.asset}`,
          problem: `the hour ${hour} ${problem}`,
        });
      last.set(key, seal);
      hours.delete(key);
    }
    for (const { tenant, subject } of hours.values())
      faults.push({ tenant, subject, problem: `the hour ${hour} has entries without a seal` });
  }
  return faults;
}
