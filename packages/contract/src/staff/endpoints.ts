import type * as Shape from "./schemas.ts";
import type * as Security from "./securitySchemas.ts";
import { staffEndpoint } from "./staffEndpoint.ts";

type Nothing = Record<string, never>;

const own = { domain: "staff", scope: "merchant" } as const;

/** The people who work for a merchant. */
export const listPeople = /* @__PURE__ */ staffEndpoint<Nothing, Shape.PersonList>({
  ...own,
  name: "listPeople",
  method: "GET",
  path: "/staff/people",
  permission: "staff.read",
  cache: { provides: ["People"] },
});

/** Proposes to invite somebody; the mail goes out when another person approves. */
export const invitePerson = /* @__PURE__ */ staffEndpoint<Shape.InvitePerson, Shape.ProposalId>({
  ...own,
  name: "invitePerson",
  method: "POST",
  path: "/staff/people/invite",
  permission: "staff.propose",
  cache: { invalidates: ["Proposals", "Audit"] },
});

/** Proposes other roles for somebody. */
export const proposeRoles = /* @__PURE__ */ staffEndpoint<Shape.ProposeRoles, Shape.ProposalId>({
  ...own,
  name: "proposeRoles",
  method: "POST",
  path: "/staff/people/roles",
  permission: "staff.propose",
  cache: { invalidates: ["Proposals", "Audit"] },
});

/** Proposes to remove all factors of somebody, who then gets a mail with a link for a new password and new factors. */
export const proposeStaffReset = /* @__PURE__ */ staffEndpoint<Shape.ProposeStaffReset, Shape.ProposalId>({
  ...own,
  name: "proposeStaffReset",
  method: "POST",
  path: "/staff/people/reset",
  permission: "staff.propose",
  cache: { invalidates: ["Proposals", "Audit"] },
});

/** Shuts somebody out at once, lets him in again, or withdraws an invitation. */
export const setPersonState = /* @__PURE__ */ staffEndpoint<Shape.SetPersonState, Nothing>({
  ...own,
  name: "setPersonState",
  method: "POST",
  path: "/staff/people/state",
  permission: "staff.propose",
  cache: { invalidates: ["People", "Audit"] },
});

/** Ends the locks of somebody after wrong passwords and codes; three times in a day at most. */
export const unlockPerson = /* @__PURE__ */ staffEndpoint<Security.UnlockPerson, Nothing>({
  ...own,
  name: "unlockPerson",
  method: "POST",
  path: "/staff/people/unlock",
  permission: "staff.propose",
  cache: { invalidates: ["People", "Audit"] },
});

/** The security log of the people who work for a merchant, newest first. */
export const listStaffSecurity = /* @__PURE__ */ staffEndpoint<Security.ListStaffSecurity, Security.StaffSecurityPage>({
  ...own,
  name: "listStaffSecurity",
  method: "GET",
  path: "/staff/security",
  permission: "staff.security",
  cache: { provides: ["People"] },
});

/** Proposals at a merchant, newest first. */
export const listProposals = /* @__PURE__ */ staffEndpoint<Shape.ListProposals, Shape.ProposalPage>({
  ...own,
  name: "listProposals",
  method: "GET",
  path: "/staff/proposals",
  permission: "proposals.read",
  passive: true,
  cache: { provides: ["Proposals"] },
});

/** Approves or rejects what somebody else proposed, or cancels one's own proposal. */
export const decideProposal = /* @__PURE__ */ staffEndpoint<Shape.DecideProposal, Shape.Proposal>({
  ...own,
  name: "decideProposal",
  method: "POST",
  path: "/staff/proposals/decide",
  permission: "proposals.read",
  // Whatever was proposed may have changed anything.
  cache: {
    invalidates: [
      "Proposals",
      "People",
      "Members",
      "MemberSessions",
      "MemberChanges",
      "MemberWallet",
      "Turnover",
      "Withdrawals",
      "Switches",
      "Audit",
    ],
  },
});

/** The audit log of a merchant, newest first. */
export const listAudit = /* @__PURE__ */ staffEndpoint<Shape.ListAudit, Shape.AuditPage>({
  ...own,
  name: "listAudit",
  method: "GET",
  path: "/staff/audit",
  permission: "audit.read",
  cache: { provides: ["Audit"] },
});

/** Checks the chain of a merchant's audit log. */
export const getAuditCheck = /* @__PURE__ */ staffEndpoint<Nothing, Shape.AuditCheck>({
  ...own,
  name: "getAuditCheck",
  method: "GET",
  path: "/staff/audit/check",
  permission: "audit.read",
  rateLimit: { calls: 10, seconds: 60 },
  cache: { keepSeconds: 0 },
});
