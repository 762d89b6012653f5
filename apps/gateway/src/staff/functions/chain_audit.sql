-- Lines of one merchant are written one after another: the lock is held until the end of the transaction that writes.
create or replace function chain_audit() returns trigger language plpgsql as $$
declare
  v_number bigint;
  v_hash text;
begin
  perform pg_advisory_xact_lock(hashtextextended('audit ' || new.tenant_id, 0));
  select number, hash into v_number, v_hash from audit_log where tenant_id = new.tenant_id order by number desc limit 1;
  new.number := coalesce(v_number, 0) + 1;
  new.at := clock_timestamp();
  new.hash := audit_hash(coalesce(v_hash, ''), new);
  return new;
end;
$$;

create or replace trigger audit_log_chain before insert on audit_log for each row execute function chain_audit();
