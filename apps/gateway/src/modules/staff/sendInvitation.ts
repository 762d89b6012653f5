import { createToken, toTokenHash } from "../../authentication/token.ts";
import type { Db } from "../../db/Db.ts";
import type { Services } from "./services.ts";
import { addInvitation, invitationDays } from "../../staff/invitationStore.ts";
import { addStaffEvents } from "../../staff/staffSecurityStore.ts";
import type { Person } from "../../staff/Person.ts";
import type { Tenant } from "../../tenants/Tenant.ts";

/** The invitation of somebody new, and the one that gives somebody known a new password and a second factor. */
type InvitationTemplate = "staff.invitation" | "staff.setup";

/** Makes somebody's invitation, which ends an earlier one, and puts its mail into a merchant's outbox. The caller sends soon. */
export async function sendInvitation(
  tx: Db,
  { messages, config }: Pick<Services, "messages" | "config">,
  { id, email, name }: Pick<Person, "id" | "email" | "name">,
  tenant: Tenant,
  template: InvitationTemplate,
  by?: { readonly actor: string; readonly requestId: string },
): Promise<void> {
  const token = createToken();
  await addInvitation(tx, id, toTokenHash(token));
  await messages.add(tx, {
    tenantId: tenant.id,
    channel: "mail",
    recipient: email,
    template,
    language: tenant.settings.defaultLanguage,
    // The part after `#` is sent to no server.
    values: {
      site: tenant.name,
      name,
      days: String(invitationDays),
      link: `${config.desk ?? ""}/invitation#${token}`,
    },
    ...(by === undefined ? {} : { requestId: by.requestId }),
  });
  await addStaffEvents(tx, [
    { staffId: id, event: "invitation.sent", ...(by === undefined ? {} : { actor: by.actor }) },
  ]);
}
