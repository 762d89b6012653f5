-- Each value hashed with the hash before it, in the order of the call: it holds one hash, however many values come.
create or replace aggregate ledger.link_all(text) (sfunc = ledger.add_link, stype = text, initcond = '');

revoke all on function ledger.link_all from public;
