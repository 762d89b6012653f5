import type { DocumentKind, DocumentTexts } from "@marquee/contract";
import { type Selectable, sql } from "kysely";
import type { Db } from "../../db/Db.ts";
import { type Tables, tables } from "./tables.ts";

/** A document as it is stored. */
export type StoredDocument = Selectable<Tables["documents"]>;

/** A document and the texts that staff work on: the draft, or else what was last on the site. */
export type WorkedDocument = StoredDocument & { readonly texts: DocumentTexts };

const texts = sql`coalesce(d.draft, (
  select v.texts from document_versions v where v.tenant_id = d.tenant_id and v.document_id = d.id order by v.number desc limit 1
), '{}'::jsonb)`;

/** Which documents of a kind are listed. */
export interface DocumentFilter {
  readonly kind: DocumentKind;
  readonly words: readonly string[];
  readonly categoryId: string | undefined;
  readonly after: { readonly at: number; readonly id: string } | undefined;
  readonly limit: number;
}

/** A merchant's documents of a kind, those that were changed last first. `words` are folded. */
export async function listStoredDocuments(
  db: Db,
  tenantId: string,
  { kind, words, categoryId, after, limit }: DocumentFilter,
): Promise<readonly WorkedDocument[]> {
  const { rows } = await sql<WorkedDocument>`
    select d.*, ${texts} as texts from documents d
    where d.tenant_id = ${tenantId} and d.kind = ${kind}
      and (${categoryId ?? null}::uuid is null or d.category_id = ${categoryId ?? null}::uuid)
      and (${after?.at ?? null}::float8 is null or
        (date_trunc('milliseconds', d.updated_at), d.id) < (to_timestamp(${after?.at ?? null}::float8 / 1000), ${after?.id ?? null}::uuid))
      and not exists (select from unnest(${words}::text[]) w where strpos(d.search, w) = 0)
    order by date_trunc('milliseconds', d.updated_at) desc, d.id desc limit ${limit}`.execute(db);
  return rows;
}

/** A document; undefined for an unknown one. */
export async function findDocument(db: Db, tenantId: string, id: string): Promise<WorkedDocument | undefined> {
  const { rows } = await sql<WorkedDocument>`
    select d.*, ${texts} as texts from documents d where d.tenant_id = ${tenantId} and d.id = ${id}`.execute(db);
  return rows[0];
}

/** A document, locked until the transaction ends. */
export async function lockDocument(tx: Db, tenantId: string, id: string): Promise<WorkedDocument | undefined> {
  const locked = await tables(tx)
    .selectFrom("documents")
    .select("id")
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return locked && findDocument(tx, tenantId, id);
}

/** How many documents of a kind a merchant has. */
export async function countDocuments(db: Db, tenantId: string, kind: DocumentKind): Promise<number> {
  const { count } = await tables(db)
    .selectFrom("documents")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("tenant_id", "=", tenantId)
    .where("kind", "=", kind)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** What a save stores of a document. */
export interface NewDraft {
  readonly tenant_id: string;
  readonly id: string;
  readonly kind: DocumentKind;
  readonly slug: StoredDocument["slug"];
  readonly category_id: string | null;
  readonly position: number;
  readonly draft: string | null;
  readonly search: string;
}

/** Stores a new document. @returns false where its page is there already */
export async function insertDocument(tx: Db, draft: NewDraft): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tables(tx)
    .insertInto("documents")
    .values(draft)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

type Changes = Partial<
  Pick<NewDraft, "category_id" | "position" | "search"> & { draft: string | null; published: number | null }
>;

/** Changes a locked document. @returns its new version */
export async function updateDocument(
  tx: Db,
  { tenant_id: tenantId, id }: Pick<StoredDocument, "tenant_id" | "id">,
  changes: Changes,
): Promise<number> {
  const { published } = changes;
  const now = sql<Date>`clock_timestamp()`;
  const { version } = await tables(tx)
    .updateTable("documents")
    .set({
      ...changes,
      version: sql`version + 1`,
      updated_at: now,
      ...(published === undefined ? {} : { published_at: published === null ? null : now }),
      ...(typeof published === "number"
        ? { first_published_at: sql<Date>`coalesce(first_published_at, clock_timestamp())` }
        : {}),
    })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .returning("version")
    .executeTakeFirstOrThrow();
  return version;
}

/** Removes a locked document that was never on the site. */
export async function deleteDocument(tx: Db, { tenant_id: tenantId, id }: StoredDocument): Promise<void> {
  await tables(tx).deleteFrom("documents").where("tenant_id", "=", tenantId).where("id", "=", id).execute();
}
