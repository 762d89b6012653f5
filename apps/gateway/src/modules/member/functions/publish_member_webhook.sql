-- Tells of a member that was registered, or of what was changed. Trial accounts play with play money, and are told of nowhere.
create or replace function publish_member_webhook() returns trigger language plpgsql as $$
declare
  v_changed text[] := '{}';
  v_kind text := 'member.updated';
begin
  if not exists (select from webhook_endpoints e where e.tenant_id = new.tenant_id and e.state = 'ON') then return null; end if;
  if tg_op = 'INSERT' then
    v_kind := 'member.registered';
  elsif new.status is distinct from old.status then
    v_kind := case new.status when 'FROZEN' then 'member.frozen' when 'CLOSED' then 'member.closed' else 'member.activated' end;
  else
    v_changed := array_remove(array[
      case when new.username is distinct from old.username then 'userName' end,
      case when new.nickname is distinct from old.nickname then 'nickname' end,
      case when new.language is distinct from old.language then 'language' end,
      case when new.birthday is distinct from old.birthday then 'birthday' end,
      case when new.email_key is distinct from old.email_key then 'email' end,
      case when new.mobile_key is distinct from old.mobile_key then 'mobile' end,
      case when new.fields is distinct from old.fields then 'fields' end,
      case when new.identity_confirmed_at is distinct from old.identity_confirmed_at then 'identity' end], null);
  end if;
  -- Neither names nor contacts: a receiver knows the member by the id.
  perform publish_webhook(new.tenant_id, v_kind, jsonb_build_object(
    'memberId', new.id, 'status', new.status, 'language', new.language, 'currency', new.currency,
    'uplineId', new.upline_id, 'registeredAt', to_char(new.registered_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    || case when v_changed = '{}' then '{}'::jsonb else jsonb_build_object('changed', v_changed) end);
  return null;
end $$;

create or replace trigger members_webhook_insert after insert on members for each row
  when (new.kind not in (4, 41, 42)) execute function publish_member_webhook();

create or replace trigger members_webhook_update after update of status, username, nickname, language, birthday, email_key, mobile_key, fields,
    identity_confirmed_at on members for each row
  when (new.kind not in (4, 41, 42) and
    (old.status, old.username, old.nickname, old.language, old.birthday, old.email_key, old.mobile_key, old.fields, old.identity_confirmed_at)
    is distinct from
    (new.status, new.username, new.nickname, new.language, new.birthday, new.email_key, new.mobile_key, new.fields, new.identity_confirmed_at))
  execute function publish_member_webhook();
