-- Whether two members share a device, a contact, a document, a payee, or another trait by which they are taken for one person.
create or replace function shares_affiliate_trait(p_tenant text, p_member text, p_other text) returns boolean language sql stable as $$
  select exists (
    select from member_traits t join member_traits o on o.tenant_id = t.tenant_id and o.rule = t.rule and o.trait_key = t.trait_key
    where t.tenant_id = p_tenant and t.member_id = p_member and o.member_id = p_other);
$$;

grant execute on function shares_affiliate_trait to marquee_gateway;
