import type { ProposalId } from "../staff/schemas.ts";
import { staffEndpoint } from "../staff/staffEndpoint.ts";
import type * as Shape from "./staffActSchemas.ts";
import type { MemberVersion, SecureMember } from "./staffSchemas.ts";

const own = { domain: "member", scope: "merchant" } as const;

/** Proposes another mailbox, phone or name of a member; it is corrected when somebody else approves, and a contact is unproved then. */
export const proposeCorrection = /* @__PURE__ */ staffEndpoint<Shape.ProposeCorrection, ProposalId>({
  ...own,
  name: "proposeCorrection",
  method: "POST",
  path: "/staff/members/correction",
  permission: "members.secure",
  cache: { invalidates: ["Proposals", "Audit"] },
});

/** A proposed correction as who decides sees it: whole, where the proposal holds masks. */
export const getCorrection = /* @__PURE__ */ staffEndpoint<Shape.AskCorrection, Shape.Correction>({
  ...own,
  name: "getCorrection",
  method: "GET",
  path: "/staff/members/correction",
  permission: "members.contacts",
  cache: { provides: ["Members", "Proposals"] },
});

/** Records a member's wish to be excluded or limited, which is in force at once as the member's own: it only protects more. */
export const recordWish = /* @__PURE__ */ staffEndpoint<Shape.RecordWish, MemberVersion>({
  ...own,
  name: "recordWish",
  method: "POST",
  path: "/staff/members/wish",
  permission: "members.protect",
  cache: { invalidates: ["Members", "MemberChanges", "Protection", "Audit"] },
});

/** Ends the locks of a member's login after wrong passwords; the member is told. */
export const unlockMember = /* @__PURE__ */ staffEndpoint<SecureMember, MemberVersion>({
  ...own,
  name: "unlockMember",
  method: "POST",
  path: "/staff/members/unlock",
  permission: "members.secure",
  cache: { invalidates: ["Members", "MemberSessions", "MemberChanges", "Audit"] },
});

/**
 * Proposes to close a member's account, to open it again within 30 days, or to close it and delete the member's data; it is done
 * when somebody else approves.
 */
export const proposeClosing = /* @__PURE__ */ staffEndpoint<Shape.ProposeClosing, ProposalId>({
  ...own,
  name: "proposeClosing",
  method: "POST",
  path: "/staff/members/closing",
  permission: "members.secure",
  cache: { invalidates: ["Proposals", "Audit"] },
});

/** Has the file of a member's data made on his wish; the member alone finds it, in the security centre. */
export const requestMemberExport = /* @__PURE__ */ staffEndpoint<SecureMember, Shape.AskedExport>({
  ...own,
  name: "requestMemberExport",
  method: "POST",
  path: "/staff/members/data",
  permission: "members.secure",
  cache: { invalidates: ["Members", "MemberSessions", "MemberChanges", "Audit"] },
});
