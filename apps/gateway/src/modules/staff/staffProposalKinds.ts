import { staffRoles } from "@marquee/contract/staff";
import { Type } from "typebox";
import { Value } from "typebox/value";
import { uuidv7 } from "../../db/uuidv7.ts";
import { Refusal } from "../../http/Refusal.ts";
import { endPlansOf } from "../../planned-changes/endPlansOf.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import { addStaffEvents } from "../../staff/staffSecurityStore.ts";
import type { ProposalKind } from "../../staff/ProposalKind.ts";
import { endStaffSessions } from "../../staff/staffSessionStore.ts";
import { addPerson, findPersonByEmail, lockPerson, setPasswordHash, setRoles } from "../../staff/staffStore.ts";
import { requireColleague, requireGivable, requireWholeColleague } from "./people.ts";
import { sendInvitation } from "./sendInvitation.ts";
import { removeFactors } from "./staffFactors.ts";

const Roles = Type.Array(Type.Enum([...staffRoles]));
const Invited = Type.Object({ email: Type.String(), name: Type.String(), roles: Roles });
const Reset = Type.Object({ staffId: Type.String() });
const Changed = Type.Object({ staffId: Type.String(), roles: Roles });

const toSender = ({ session }: MerchantCall, requestId: string) => ({ actor: session.person.email, requestId });

/** An approved invitation: somebody new gets a mail with a link; somebody who works for other merchants gets the roles. */
export const invitationKind: ProposalKind = {
  kind: "staff.invite",
  permission: "staff.approve",
  apply: async (tx, services, call, { data, id: proposal }) => {
    const { email, name, roles } = Value.Parse(Invited, data);
    requireGivable(call, roles);
    const known = await findPersonByEmail(tx, email);
    const staffId = known?.id ?? uuidv7();
    if (known?.state === "WITHDRAWN" || known?.state === "DISABLED") throw new Refusal("staff.known");
    if (known === undefined) {
      const made = await addPerson(tx, { id: staffId, email, name, state: "INVITED", passwordHash: null });
      if (!made) throw new Refusal("staff.known");
    }
    await setRoles(tx, staffId, call.tenant.code, roles);
    if (known?.state === "ACTIVE") return;
    await sendInvitation(
      tx,
      services,
      { id: staffId, email, name },
      call.tenant,
      "staff.invitation",
      toSender(call, proposal),
    );
    services.sendSoon();
  },
};

/** An approved change of roles; the person's sessions go on with the new ones, and what he planned by an old one ends. */
export const rolesKind: ProposalKind = {
  kind: "staff.roles",
  permission: "staff.approve",
  apply: async (tx, services, call, { data, reason }) => {
    const { staffId, roles } = Value.Parse(Changed, data);
    requireGivable(call, roles);
    const person = await requireColleague({ ...services, db: tx }, call, staffId);
    await setRoles(tx, person.id, call.tenant.code, roles);
    await endPlansOf(tx, person.id, { actor: call.session.person.email, address: call.location.ip, reason });
    if (roles.length > 0 || (await endStaffSessions(tx, person.id, "all")) === 0) return;
    await addStaffEvents(tx, [{ staffId, event: "session.ended", actor: call.session.person.email, call }]);
  },
};

/**
 * An approved reset: password, factors and sessions are gone, and a mail brings the link with which the person chooses new ones. Both
 * people must be owners wherever the person works.
 */
export const resetKind: ProposalKind = {
  kind: "staff.reset",
  permission: "staff.approve",
  apply: async (tx, services, call, { data, id: proposal }) => {
    const { staffId } = Value.Parse(Reset, data);
    const person = await requireWholeColleague({ ...services, db: tx }, call, staffId, "staff.approve");
    if ((await lockPerson(tx, person.id)) !== "ACTIVE") throw new Refusal("state.changed");
    await removeFactors(tx, person.id);
    await setPasswordHash(tx, person.id, null);
    await endStaffSessions(tx, person.id, "all");
    const sender = toSender(call, proposal);
    await addStaffEvents(tx, [{ staffId, event: "access.reset", actor: sender.actor, call }]);
    await sendInvitation(tx, services, person, call.tenant, "staff.setup", sender);
    services.sendSoon();
  },
};
