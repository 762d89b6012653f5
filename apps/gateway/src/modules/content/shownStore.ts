import type { DocumentKind, HelpIcon, LanguageCode, Names, PageSlug } from "@marquee/contract";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../db/Db.ts";
import { toGrams } from "./toSearchWords.ts";

/** Whose site it is, and the languages in the order in which the visitor wants to read. */
export interface Reader {
  readonly tenantId: string;
  readonly language: LanguageCode;
  readonly defaultLanguage: LanguageCode;
}

/** What is on the site of a document, in the language that the visitor reads. */
export interface ShownDocument {
  readonly id: string;
  readonly language: LanguageCode;
  readonly title: string;
  readonly summary: string;
  readonly html: string;
  readonly published: number;
  readonly published_at: Date;
  readonly first_published_at: Date;
  readonly category_id: string | null;
}

/** The one language of a document that is for the visitor: its own, else the merchant's default one, else any. */
const isForReader = ({ language, defaultLanguage }: Reader) => sql`t.language = (
  select x.language from document_texts x where x.tenant_id = t.tenant_id and x.document_id = t.document_id
  order by x.language = ${language} desc, x.language = ${defaultLanguage} desc, x.language limit 1)`;

// Of what is on the site each is there; the columns alone do not say so.
const columns = sql`d.id, d.category_id, coalesce(d.published, 0) as published, coalesce(d.published_at, d.updated_at) as published_at,
  coalesce(d.first_published_at, d.updated_at) as first_published_at, t.language, t.title, t.summary`;

const joined = sql`documents d join document_texts t on t.tenant_id = d.tenant_id and t.document_id = d.id`;

/** The texts of a merchant that hold all words. They are found first: what the index knows of letters the planner cannot guess. */
const toTexts = (tenantId: string, words: readonly string[]): RawBuilder<unknown> =>
  words.length === 0
    ? sql`document_texts`
    : sql`(with found as materialized (
        select x.tenant_id, x.document_id, x.language, x.title, x.summary from document_texts x
        where x.tenant_id = ${tenantId} and x.grams @> ${[...new Set(words.flatMap(toGrams))]}::text[]
          and not exists (select from unnest(${words}::text[]) w where strpos(x.folded, w) = 0)
      ) select * from found)`;

/** The articles of the help centre that hold all of these folded words, without their texts. */
export async function listArticles(
  db: Db,
  reader: Reader,
  words: readonly string[],
): Promise<readonly Omit<ShownDocument, "html">[]> {
  const { rows } = await sql<Omit<ShownDocument, "html">>`
    select ${columns} from documents d join ${toTexts(reader.tenantId, words)} t on t.tenant_id = d.tenant_id and t.document_id = d.id
    where d.tenant_id = ${reader.tenantId} and d.kind = 'HELP' and d.published is not null and ${isForReader(reader)}
    order by d.position, t.title, d.id`.execute(db);
  return rows;
}

/** A category of the help centre. */
export interface ShownCategory {
  readonly id: string;
  readonly names: Names;
  readonly icon: HelpIcon;
}

/** The categories of a merchant's help centre, in their order. */
export async function listShownCategories(db: Db, tenantId: string): Promise<readonly ShownCategory[]> {
  const { rows } = await sql<ShownCategory>`
    select id, names, icon from help_categories where tenant_id = ${tenantId} order by position, id`.execute(db);
  return rows;
}

/** What is on the site of a document of a kind. */
export async function findShown(
  db: Db,
  reader: Reader,
  kind: DocumentKind,
  id: string,
): Promise<ShownDocument | undefined> {
  const { rows } = await sql<ShownDocument>`
    select ${columns}, t.html from ${joined}
    where d.tenant_id = ${reader.tenantId} and d.kind = ${kind} and d.id::text = ${id} and d.published is not null
      and ${isForReader(reader)}`.execute(db);
  return rows[0];
}

/** What is on the site of a fixed page; undefined where staff have not written it. */
export async function findShownPage(db: Db, reader: Reader, slug: PageSlug): Promise<ShownDocument | undefined> {
  const { rows } = await sql<ShownDocument>`
    select ${columns}, t.html from ${joined}
    where d.tenant_id = ${reader.tenantId} and d.slug = ${slug} and d.published is not null and ${isForReader(reader)}`.execute(
    db,
  );
  return rows[0];
}

/** A page of posts of a kind, the newest first, and how many there are. */
export async function listShownPosts(
  db: Db,
  reader: Reader,
  kind: DocumentKind,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly rows: readonly Omit<ShownDocument, "html">[]; readonly count: number }> {
  const { rows } = await sql<Omit<ShownDocument, "html">>`
    select ${columns} from ${joined}
    where d.tenant_id = ${reader.tenantId} and d.kind = ${kind} and d.published is not null and ${isForReader(reader)}
    order by d.first_published_at desc, d.id desc limit ${limit} offset ${offset}`.execute(db);
  const { rows: counts } = await sql<{ count: number }>`
    select count(*)::int as count from documents d
    where d.tenant_id = ${reader.tenantId} and d.kind = ${kind} and d.published is not null`.execute(db);
  return { rows, count: counts[0]?.count ?? 0 };
}
