import type { DocumentKind, DocumentTexts, HelpIcon, Names, PageSlug } from "@marquee/contract";
import type { Generated, JSONColumnType } from "kysely";
import type { MaybeTime, Time } from "../../db/columns.ts";

interface HelpCategories {
  tenant_id: string;
  id: string;
  version: Generated<number>;
  names: JSONColumnType<Names>;
  icon: HelpIcon;
  position: number;
}

interface Documents {
  tenant_id: string;
  id: string;
  kind: DocumentKind;
  slug: PageSlug | null;
  category_id: string | null;
  position: number;
  version: Generated<number>;
  draft: JSONColumnType<DocumentTexts | null, string | null, string | null>;
  search: string;
  published: number | null;
  first_published_at: MaybeTime;
  published_at: MaybeTime;
  updated_at: Time;
}

interface DocumentVersions {
  tenant_id: string;
  document_id: string;
  number: number;
  texts: JSONColumnType<DocumentTexts>;
  published_at: Time;
  published_by: string;
  reason: string;
  must_accept: Generated<boolean>;
}

interface TermsAcceptances {
  tenant_id: string;
  member_id: string;
  document_id: string;
  number: number;
  language: string;
  accepted_at: Time;
}

interface DocumentTextRows {
  tenant_id: string;
  document_id: string;
  language: string;
  title: string;
  summary: string;
  html: string;
  folded: string;
  grams: Generated<string[]>;
}

/** Tables of domain `content`. */
export interface ContentTables {
  help_categories: HelpCategories;
  documents: Documents;
  document_versions: DocumentVersions;
  document_texts: DocumentTextRows;
  terms_acceptances: TermsAcceptances;
}
