import type { Migration } from "@marquee/database";

/** Pages, the help centre, news and the blog: drafts, what was on the site, and what is. */
export const contentMigration: Migration = {
  name: "195-content",
  sql: `
create table help_categories (
  tenant_id text not null references merchants (id),
  id uuid not null,
  version int not null default 1,
  names jsonb not null,
  icon text not null check (icon in ('account', 'deposit', 'withdrawal', 'games', 'bonus', 'security', 'app', 'other')),
  position int not null,
  primary key (tenant_id, id)
);
grant select, insert, update, delete on help_categories to marquee_gateway;

create table documents (
  tenant_id text not null references merchants (id),
  id uuid not null,
  kind text not null check (kind in ('PAGE', 'HELP', 'NEWS', 'BLOG')),
  slug text check (slug in ('about', 'affiliate', 'why-affiliates', 'terms', 'privacy', 'safer-play')),
  category_id uuid,
  position int not null,
  version int not null default 1,
  -- What only staff see, by language; null where it is the same as on the site.
  draft jsonb,
  -- Titles and texts of the draft or of what is on the site, folded, by which staff find it.
  search text not null,
  -- The number of the version that is on the site.
  published int,
  first_published_at timestamptz,
  published_at timestamptz,
  updated_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, id),
  foreign key (tenant_id, category_id) references help_categories (tenant_id, id),
  check ((kind = 'PAGE') = (slug is not null)),
  check ((kind = 'HELP') = (category_id is not null)),
  check ((published is null) = (published_at is null)),
  check (published is null or first_published_at is not null)
);
create unique index documents_slug on documents (tenant_id, slug) where slug is not null;
create index documents_kind on documents (tenant_id, kind, updated_at desc, id desc);
create index documents_posts on documents (tenant_id, kind, first_published_at desc, id desc) where published is not null;
create index documents_category on documents (tenant_id, category_id, position);
grant select, insert, update, delete on documents to marquee_gateway;

create table document_versions (
  tenant_id text not null,
  document_id uuid not null,
  number int not null check (number > 0),
  texts jsonb not null,
  published_at timestamptz not null default clock_timestamp(),
  published_by text not null,
  reason text not null,
  primary key (tenant_id, document_id, number),
  foreign key (tenant_id, document_id) references documents (tenant_id, id)
);
grant select, insert on document_versions to marquee_gateway;

-- What is on the site, a row for each language. grams are the single characters and the pairs of them of the folded text: a search by
-- an index that needs no words, which Thai and Chinese do not part.
create table document_texts (
  tenant_id text not null,
  document_id uuid not null,
  language text not null,
  title text not null,
  summary text not null,
  html text not null,
  folded text not null,
  grams text[] not null,
  primary key (tenant_id, document_id, language),
  foreign key (tenant_id, document_id) references documents (tenant_id, id)
);
create index document_texts_grams on document_texts using gin (grams);
grant select, insert, delete on document_texts to marquee_gateway;
`,
};
