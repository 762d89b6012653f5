import { createHash } from "node:crypto";
import type { Words } from "../addText.ts";
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
  insert into live_events (tenant_id, member_id, kind) values (p_tenant, v_member, '${words.liveKind}');
  perform publish_webhook(p_tenant, '${words.webhookKind}', jsonb_build_object('id', p_id, 'memberId', v_member, 'state', 'CLOSED'));
  return v_member;
end $$;

grant execute on function ${words.closing} to marquee_gateway;
`;

const toDigest = (text: string): string => createHash("sha256").update(text).digest("hex");

/** The line of the domain's function in the lock of functions (decision 111). */
export const toFunctionLine = (words: DomainWords): string =>
  `${words.closing} ${toDigest(toSignature(words)).slice(0, 16)} ${toDigest(toFunction(words))}\n`;

const subject: Words = {
  en: "{site}: your entry was closed",
  vi: "{site}: mục của bạn đã được đóng",
  th: "{site}: รายการของคุณถูกปิดแล้ว",
  zh: "{site}:您的条目已关闭",
  id: "{site}: entri Anda sudah ditutup",
  fil: "{site}: isinara na ang entry mo",
};
const text: Words = {
  en: "We have closed an entry of yours. You find it in the member centre.",
  vi: "Chúng tôi đã đóng một mục của bạn. Bạn có thể xem trong trung tâm thành viên.",
  th: "เราได้ปิดรายการหนึ่งของคุณแล้ว ดูได้ที่ศูนย์สมาชิก",
  zh: "我们已关闭您的一个条目。您可以在会员中心查看。",
  id: "Kami sudah menutup satu entri Anda. Anda dapat melihatnya di pusat anggota.",
  fil: "Isinara namin ang isang entry mo. Makikita mo ito sa member centre.",
};

/** The texts of the message about a closed entry. */
export const closingTexts: readonly Words[] = [subject, text];

const toTemplate = ({
  domain,
  camel,
  liveKind,
}: DomainWords): string => `import type { MessageTemplate } from "../../messages/MessageTemplate.ts";

/** Tells a member that an entry of domain \`${domain}\` was closed. */
export const ${camel}ClosedTemplate: MessageTemplate = {
  name: "${liveKind}.closed",
  subject: /*i18n*/ ${JSON.stringify(subject.en)},
  text: /*i18n*/ ${JSON.stringify(text.en)},
  secrets: [],
};
`;

const toUseCase = ({
  domain,
  camel,
  entry,
}: DomainWords): string => `import type { Close${entry} } from "@marquee/contract/staff";
import { transact } from "@marquee/database";
import { Refusal } from "../../http/Refusal.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import { setClosed } from "./${camel}EntryStore.ts";
import { ${camel}ClosedTemplate } from "./messageTemplates.ts";
import type { Services } from "./services.ts";

/** Closes an entry and tells its member. @throws Refusal \`state.changed\` for one that is not open */
export async function close${entry}({ db, messages }: Services, call: MerchantCall, { id, reason }: Close${entry}): Promise<Record<string, never>> {
  const { id: tenantId, name: site } = call.tenant;
  await transact(db, async (tx) => {
    const memberId = await setClosed(tx, tenantId, id);
    if (memberId === null) throw new Refusal("state.changed");
    await messages.tell(tx, { tenantId, memberId, template: ${camel}ClosedTemplate.name, values: { site } });
    await call.audit(tx, { action: "close ${domain} entry", subject: id, reason, before: { state: "OPEN" }, after: { state: "CLOSED" } });
  });
  return {};
}
`;

/**
 * What closes an entry: a function of the database, which the job uses too and which tells open pages and merchants, the use case of the staff's
 * call, and its message to the member.
 */
export function toClosingFiles(words: DomainWords): ReadonlyMap<string, string> {
  const folder = `apps/gateway/src/modules/${words.domain}`;
  return new Map([
    [`${folder}/functions/${words.closing}.sql`, toFunction(words)],
    [`${folder}/messageTemplates.ts`, toTemplate(words)],
    [`${folder}/close${words.entry}.ts`, toUseCase(words)],
  ]);
}
