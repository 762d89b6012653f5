import { createHash } from "node:crypto";
import type { DomainWords } from "./domainWords.ts";

const toSignature = ({ closing }: DomainWords): string =>
  `create or replace function ${closing}(p_tenant text, p_id uuid) returns text`;

const toFunction = (
  words: DomainWords,
): string => `-- Closes an entry and tells of it. Returns whose it is; null where it was not open.
${toSignature(words)} language plpgsql as $$
declare
  v_member text;
begin
  update ${words.table} set state = 'CLOSED' where tenant_id = p_tenant and id = p_id and state = 'OPEN'
    returning member_id into v_member;
  if v_member is null then return null; end if;
  perform publish_webhook(p_tenant, '${words.webhookKind}', jsonb_build_object('id', p_id, 'memberId', v_member, 'state', 'CLOSED'));
  return v_member;
end $$;

grant execute on function ${words.closing} to marquee_gateway;
`;

const toDigest = (text: string): string => createHash("sha256").update(text).digest("hex");

/** The line of the domain's function in the lock of functions (decision 111). */
export const toFunctionLine = (words: DomainWords): string =>
  `${words.closing} ${toDigest(toSignature(words)).slice(0, 16)} ${toDigest(toFunction(words))}\n`;

const toUseCase = ({
  domain,
  camel,
  entry,
}: DomainWords): string => `import type { Close${entry} } from "@marquee/contract/staff";
import { transact } from "@marquee/database";
import { Refusal } from "../../http/Refusal.ts";
import type { Services } from "../../Services.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import { setClosed } from "./${camel}EntryStore.ts";

/** Closes an entry of a member. @throws Refusal \`state.changed\` for one that is not open */
export async function close${entry}({ db }: Services, call: MerchantCall, { id, reason }: Close${entry}): Promise<Record<string, never>> {
  await transact(db, async (tx) => {
    if ((await setClosed(tx, call.tenant.id, id)) === null) throw new Refusal("state.changed");
    await call.audit(tx, { action: "close ${domain} entry", subject: id, reason, before: { state: "OPEN" }, after: { state: "CLOSED" } });
  });
  return {};
}
`;

/** What closes an entry: a function of the database, which the job uses too, and the use case of the staff's call. */
export function toClosingFiles(words: DomainWords): ReadonlyMap<string, string> {
  const folder = `apps/gateway/src/modules/${words.domain}`;
  return new Map([
    [`${folder}/functions/${words.closing}.sql`, toFunction(words)],
    [`${folder}/close${words.entry}.ts`, toUseCase(words)],
  ]);
}
