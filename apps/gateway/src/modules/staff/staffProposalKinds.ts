import { staffRoles } from "@marquee/contract/staff";
import { Type } from "typebox";
import { Value } from "typebox/value";
import { uuidv7 } from "../../db/uuidv7.ts";
import { Refusal } from "../../http/Refusal.ts";
import { createToken, toTokenHash } from "../../identity/token.ts";
import { addInvitation, invitationDays } from "../../staff/invitationStore.ts";
import type { ProposalKind } from "../../staff/ProposalKind.ts";
import { endStaffSessions } from "../../staff/staffSessionStore.ts";
import { addPerson, findPersonByEmail, setRoles } from "../../staff/staffStore.ts";
import { requireColleague } from "./people.ts";

const Roles = Type.Array(Type.Enum([...staffRoles]));
const Invited = Type.Object({ email: Type.String(), name: Type.String(), roles: Roles });
const Changed = Type.Object({ staffId: Type.String(), roles: Roles });

/** An approved invitation: somebody new gets a mail with a link; somebody who works for other merchants gets the roles. */
export const invitationKind: ProposalKind = {
  kind: "staff.invite",
  permission: "staff.approve",
  apply: async (tx, { messages, sendSoon }, call, { data, id: proposal }) => {
    const { email, name, roles } = Value.Parse(Invited, data);
    const known = await findPersonByEmail(tx, email);
    const staffId = known?.id ?? uuidv7();
    if (known?.state === "WITHDRAWN" || known?.state === "DISABLED") throw new Refusal("staff.known");
    if (known === undefined) {
      const made = await addPerson(tx, { id: staffId, email, name, state: "INVITED", passwordHash: null });
      if (!made) throw new Refusal("staff.known");
    }
    await setRoles(tx, staffId, call.tenant.code, roles);
    if (known?.state === "ACTIVE") return;
    const token = createToken();
    await addInvitation(tx, staffId, toTokenHash(token));
    await messages.add(tx, {
      tenantId: call.tenant.id,
      channel: "mail",
      recipient: email,
      template: "staff.invitation",
      language: call.tenant.settings.defaultLanguage,
      // The part after `#` is sent to no server.
      values: {
        site: call.tenant.name,
        name,
        days: String(invitationDays),
        link: `${call.origin}/invitation#${token}`,
      },
      requestId: proposal,
    });
    sendSoon();
  },
};

/** An approved change of roles; the person's sessions go on with the new ones. */
export const rolesKind: ProposalKind = {
  kind: "staff.roles",
  permission: "staff.approve",
  apply: async (tx, services, call, { data }) => {
    const { staffId, roles } = Value.Parse(Changed, data);
    const person = await requireColleague({ ...services, db: tx }, call, staffId);
    await setRoles(tx, person.id, call.tenant.code, roles);
    if (roles.length === 0) await endStaffSessions(tx, person.id, "all");
  },
};
