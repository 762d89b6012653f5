-- The pieces of one, two and three neighbouring characters of a folded text, each once: a search asks the index for those of its words.
-- Here and not in the gateway, so that a release that knows of fewer pieces writes all of them, too.
create or replace function set_document_grams() returns trigger language plpgsql as $$
begin
  new.grams := (
    with letters as (
      select letter, n from unnest(string_to_array(new.folded, null)) with ordinality as l(letter, n)
    ), pieces as (
      select letter, letter || lead(letter) over (order by n) as pair,
        letter || lead(letter) over (order by n) || lead(letter, 2) over (order by n) as triple
      from letters
    )
    select coalesce(array_agg(distinct piece), '{}')
    from pieces, lateral (values (letter), (pair), (triple)) as p(piece) where piece is not null
  );
  return new;
end $$;

create or replace trigger document_texts_grams before insert or update of folded on document_texts for each row
  execute function set_document_grams();
