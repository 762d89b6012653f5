import { buffer } from "node:stream/consumers";
import type { MailedReport, MailReportRequest } from "@marquee/contract";
import { transact } from "@marquee/database";
import { type Call, requireSession } from "../../../http/Call.ts";
import { Refusal } from "../../../http/Refusal.ts";
import { toRecipientMask } from "../../../authentication/toRecipientMask.ts";
import type { Services } from "../services.ts";
import { getMember } from "../../auth/index.ts";
import { isReportOn, requireReportPeriod, toFileName, toReportScope } from "./createFile.ts";
import { toReportFile } from "./toReportFile.ts";

/** How many reports a member may have mailed in a day: more is nobody's own wish. */
const limit = { calls: 5, seconds: 86_400 };

/**
 * Sends the report of a year as a PDF to the member's own mailbox, which must be confirmed: nobody can name another one. The file is
 * kept with the message until that is sent, and nowhere after.
 * @throws Refusal `function.not.available`, `request.invalid` for a wrong period, `fields` without a confirmed mailbox, `rate.limited`
 */
export async function mailReport(
  services: Services,
  call: Call,
  { report, period }: MailReportRequest,
): Promise<MailedReport> {
  const session = requireSession(call);
  const { tenant, language } = call;
  const request = { report, period, format: "pdf" } as const;
  if (!isReportOn(tenant, report)) throw new Refusal("function.not.available");
  requireReportPeriod(request);
  const { email_key: recipient, email_confirmed_at } = await getMember(services.db, tenant.id, session.memberId);
  if (recipient === null || email_confirmed_at === null)
    throw new Refusal("fields", { fields: [{ name: "email", rule: "required" }] });
  await services.limiter(`report mail ${tenant.id} ${session.memberId}`, limit);
  const scope = toReportScope(tenant, session, request);
  const file = await toReportFile(services, scope, { ...request, language });
  const content = Buffer.isBuffer(file) ? file : await buffer(file);
  await transact(services.db, (tx) =>
    services.messages.add(tx, {
      tenantId: tenant.id,
      channel: "mail",
      recipient,
      template: `report.${report}`,
      language,
      values: { site: tenant.name, year: period },
      attachment: { name: toFileName(request), content },
    }),
  );
  services.sendSoon();
  return { mask: toRecipientMask("mail", recipient) };
}
