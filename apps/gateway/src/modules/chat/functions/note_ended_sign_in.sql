-- A session that ends, in whatever way, ends its sign-in at the merchant's own chat system: that system is to be told.
create or replace function note_ended_sign_in() returns trigger language plpgsql as $$
begin
  update chat_sign_ins c set ended_at = clock_timestamp(), next_at = clock_timestamp()
  where c.tenant_id = new.tenant_id and c.token_hash = new.token_hash and c.ended_at is null;
  return null;
end $$;

create or replace trigger sessions_ended_sign_in after update of ended_at on sessions for each row
when (old.ended_at is null and new.ended_at is not null) execute function note_ended_sign_in();
