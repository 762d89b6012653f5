-- The hash of a line covers the hash of the line before it: a line that is changed, added between or taken out shows.
create or replace function audit_hash(p_previous text, p audit_log) returns text language sql immutable as $$
  select encode(sha256(convert_to(jsonb_build_array(p_previous, p.number, p.tenant_id, p.id, extract(epoch from p.at), p.actor, p.action,
    p.subject, p.before, p.after, p.address, p.reason)::text, 'UTF8')), 'hex');
$$;
