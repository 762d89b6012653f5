import { type DocumentTexts, foldText } from "@marquee/contract";
import type { Selectable } from "kysely";
import type { Db } from "../../db/Db.ts";
import { toPlainText } from "./cleanHtml.ts";
import { type Tables, tables } from "./tables.ts";

/** What of a document was on the site once. */
export type StoredVersion = Selectable<Tables["document_versions"]>;

/** What was on the site of a document, the newest first. */
export async function listVersions(db: Db, tenantId: string, documentId: string): Promise<readonly StoredVersion[]> {
  return tables(db)
    .selectFrom("document_versions")
    .selectAll()
    .where("tenant_id", "=", tenantId)
    .where("document_id", "=", documentId)
    .orderBy("number", "desc")
    .limit(100)
    .execute();
}

/** One version of a document; undefined for an unknown one. */
export async function findVersion(
  db: Db,
  tenantId: string,
  documentId: string,
  number: number,
): Promise<StoredVersion | undefined> {
  return tables(db)
    .selectFrom("document_versions")
    .selectAll()
    .where("tenant_id", "=", tenantId)
    .where("document_id", "=", documentId)
    .where("number", "=", number)
    .executeTakeFirst();
}

/** Who publishes what, and why. */
export interface Publication {
  readonly tenantId: string;
  readonly documentId: string;
  readonly texts: DocumentTexts;
  readonly by: string;
  readonly reason: string;
  /** Members must accept it. */
  readonly mustAccept?: boolean;
}

/** Keeps a version of a locked document. @returns its number */
export async function addVersion(
  tx: Db,
  { tenantId, documentId, texts, by, reason, mustAccept = false }: Publication,
): Promise<number> {
  const last = await tables(tx)
    .selectFrom("document_versions")
    .select(({ fn }) => fn.max("number").as("number"))
    .where("tenant_id", "=", tenantId)
    .where("document_id", "=", documentId)
    .executeTakeFirst();
  const number = (last?.number ?? 0) + 1;
  await tables(tx)
    .insertInto("document_versions")
    .values({
      tenant_id: tenantId,
      document_id: documentId,
      number,
      texts: JSON.stringify(texts),
      published_by: by,
      reason,
      must_accept: mustAccept,
    })
    .execute();
  return number;
}

/** Puts these texts on the site in place of a document's former ones; none takes it off. */
export async function replaceTexts(
  tx: Db,
  { tenantId, documentId }: Pick<Publication, "tenantId" | "documentId">,
  texts: DocumentTexts,
): Promise<void> {
  await tables(tx)
    .deleteFrom("document_texts")
    .where("tenant_id", "=", tenantId)
    .where("document_id", "=", documentId)
    .execute();
  const rows = Object.entries(texts).map(([language, { title, summary, html }]) => {
    const folded = foldText(`${title} ${toPlainText(html)}`);
    return { tenant_id: tenantId, document_id: documentId, language, title, summary, html, folded };
  });
  if (rows.length > 0) await tables(tx).insertInto("document_texts").values(rows).execute();
}
