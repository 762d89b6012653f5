import type { StaffSecurityEvent } from "@marquee/contract/staff";
import type { Db } from "../../db/Db.ts";
import { isMailbox } from "../../messages/createMessages.ts";
import type { Services } from "./services.ts";
import type { Person } from "../../staff/Person.ts";
import type { SessionCall, StaffCall } from "../../staff/StaffCall.ts";
import { addStaffEvents } from "../../staff/staffSecurityStore.ts";
import { findMailTenant } from "./findMailTenant.ts";
import { type StaffChange, toStaffTemplate } from "./staffChangeTemplates.ts";

/** Mails somebody that something was changed, and who did it from where. Without a merchant or a mailbox there is nobody to tell. */
export async function tellStaff(
  tx: Db,
  { messages, tenantRegistry }: Pick<Services, "messages" | "tenantRegistry">,
  person: Person,
  change: StaffChange,
  { by, address }: { readonly by: string; readonly address: string },
): Promise<void> {
  const tenant = findMailTenant({ tenantRegistry }, person);
  if (tenant === undefined || !isMailbox(person.email)) return;
  await messages.add(tx, {
    tenantId: tenant.id,
    channel: "mail",
    recipient: person.email,
    template: toStaffTemplate(change),
    language: tenant.settings.defaultLanguage,
    values: { site: tenant.name, name: person.name, by, address },
  });
}

/** Writes down and mails what somebody has done with factors and password of his own; `also` what came with it. */
export async function tellOwn(
  tx: Db,
  services: Services,
  call: StaffCall,
  person: Person,
  change: Exclude<StaffChange, "unlocked">,
  ...also: readonly StaffSecurityEvent[]
): Promise<void> {
  await addStaffEvents(
    tx,
    [change, ...also].map((event) => ({ staffId: person.id, event, call })),
  );
  await tellStaff(tx, services, person, change, { by: person.email, address: call.location.ip });
}

/** {@link tellOwn} of the caller. */
export async function tellChange(
  tx: Db,
  services: Services,
  call: SessionCall,
  change: Exclude<StaffChange, "unlocked">,
  ...also: readonly StaffSecurityEvent[]
): Promise<void> {
  await tellOwn(tx, services, call, call.session.person, change, ...also);
}
