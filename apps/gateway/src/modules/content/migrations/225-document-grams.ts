import type { Migration } from "@marquee/database";

/** Pieces of three characters of what is on the site, which a search asks for; a trigger writes those of new texts. */
export const documentGramsMigration: Migration = {
  name: "225-document-grams",
  sql: `
alter table document_texts alter column grams set default '{}';
update document_texts t set grams = (
  with letters as (
    select letter, n from unnest(string_to_array(t.folded, null)) with ordinality as l(letter, n)
  ), pieces as (
    select letter, letter || lead(letter) over (order by n) as pair,
      letter || lead(letter) over (order by n) || lead(letter, 2) over (order by n) as triple
    from letters
  )
  select coalesce(array_agg(distinct piece), '{}')
  from pieces, lateral (values (letter), (pair), (triple)) as p(piece) where piece is not null);
`,
};
