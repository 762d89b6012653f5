import { staffRoles } from "@marquee/contract/staff";
import { transact } from "@marquee/database";
import { type Static, Type } from "typebox";
import { uuidv7 } from "../db/uuidv7.ts";
import { createToken, toTokenHash } from "../authentication/token.ts";
import type { AllServices } from "../Services.ts";
import { addStaffEvents } from "../staff/staffSecurityStore.ts";
import { addInvitation } from "../staff/invitationStore.ts";
import { addPerson, findPersonByEmail, setRoles } from "../staff/staffStore.ts";
import { isWithoutAccess } from "../modules/staff/index.ts";
import { addAuditEntry } from "../tenants/auditStore.ts";
import { findMerchant } from "../switches/findMerchant.ts";
import { SwitchError } from "../switches/Switch.ts";

const Text = Type.String({ minLength: 1, maxLength: 100 });

/** The first people of a merchant, or of the platform (`*`): later ones are invited in the back office, by two people. */
export const StaffRequestSchema = Type.Object({
  actor: Text,
  merchant: Text,
  email: Type.String({ pattern: "^[^\\s@]+@[^\\s@]+$", maxLength: 254 }),
  name: Type.String({ minLength: 1, maxLength: 80 }),
  role: Type.Enum([...staffRoles]),
});

/**
 * Gives a role at a merchant, or at all of them, and makes the link with which somebody new chooses a password, and somebody who must have
 * a second factor and has none sets one up.
 * @returns the link's address, or none for somebody who can log in. @throws {@link SwitchError} without such a merchant or a desk
 */
export async function inviteStaff(
  { config, db, tenantRegistry }: AllServices,
  { actor, merchant, email, name, role }: Static<typeof StaffRequestSchema>,
): Promise<{ readonly link: string | null }> {
  const { desk } = config;
  if (desk === undefined) throw new SwitchError("this gateway has no back office (MARQUEE_DESK)");
  return transact(db, async (tx) => {
    const tenantId = merchant === "*" ? undefined : await findMerchant(tx, merchant);
    const code = tenantId === undefined ? "*" : tenantRegistry.getById(tenantId)?.code;
    if (code === undefined) throw new SwitchError(`there is no merchant ${merchant}`);
    const known = await findPersonByEmail(tx, email);
    const staffId = known?.id ?? uuidv7();
    if (known === undefined) await addPerson(tx, { id: staffId, email, name, state: "INVITED", passwordHash: null });
    const roles = (known?.grants ?? []).filter((grant) => grant.merchant === code).map((grant) => grant.role);
    await setRoles(tx, staffId, code, [...roles, role]);
    const link = known === undefined || (await isWithoutAccess({ config, db: tx }, known)) ? createToken() : null;
    if (link !== null) {
      await addInvitation(tx, staffId, toTokenHash(link));
      await addStaffEvents(tx, [{ staffId, event: "invitation.sent", actor }]);
    }
    // What concerns all merchants stands in the log of each.
    const tenants = tenantId === undefined ? tenantRegistry.list().map(({ id }) => id) : [tenantId];
    for (const each of tenants.toSorted())
      await addAuditEntry(tx, each, { actor, action: "give role", subject: email, before: roles, after: role });
    return { link: link === null ? null : `${desk}/invitation#${link}` };
  });
}
