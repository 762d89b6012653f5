import { staffEndpoint } from "../staff/staffEndpoint.ts";
import type { ProposalId } from "../staff/schemas.ts";
import type * as Shape from "./staffSchemas.ts";

type Nothing = Record<string, never>;

const own = { domain: "member", scope: "merchant" } as const;

/** A merchant's members, or those that a search finds; that they were read is written down, as it is of every row here. */
export const listMembers = /* @__PURE__ */ staffEndpoint<Shape.ListMembers, Shape.MemberPage>({
  ...own,
  name: "listMembers",
  method: "POST",
  path: "/staff/members/list",
  permission: "members.read",
  // A search stands in the body, and in no address.
  cache: { provides: ["Members"] },
});

/** Who a member is. */
export const getMember = /* @__PURE__ */ staffEndpoint<Shape.AskMember, Shape.MemberSheet>({
  ...own,
  name: "getMember",
  method: "GET",
  path: "/staff/members/member",
  permission: "members.read",
  cache: { provides: ["Members"] },
});

/** Freezes a member, which ends all sessions, or ends that. */
export const setMemberState = /* @__PURE__ */ staffEndpoint<Shape.SetMemberState, Shape.MemberVersion>({
  ...own,
  name: "setMemberState",
  method: "POST",
  path: "/staff/members/state",
  permission: "members.secure",
  // Refused too: somebody else has changed what the page shows.
  cache: { invalidates: ["Members", "MemberSessions", "MemberChanges", "Audit"] },
});

/** Gives a member these labels and no others; an open page of the member follows. */
export const setMemberLabels = /* @__PURE__ */ staffEndpoint<Shape.SetMemberLabels, Shape.MemberVersion>({
  ...own,
  name: "setMemberLabels",
  method: "POST",
  path: "/staff/members/labels",
  permission: "members.change",
  cache: { invalidates: ["Members", "Labels", "Restrictions", "MemberChanges", "Audit"] },
});

/** Freezes members who were chosen in a list, or ends that; those who are in another state are left as they are. */
export const setMemberStates = /* @__PURE__ */ staffEndpoint<Shape.SetMemberStates, Shape.ChangedMembers>({
  ...own,
  name: "setMemberStates",
  method: "POST",
  path: "/staff/members/states",
  permission: "members.secure",
  cache: { invalidates: ["Members", "MemberSessions", "MemberChanges", "Audit"] },
});

/** Gives a label to members who were chosen in a list, or takes it from them; their other labels stay. */
export const labelMembers = /* @__PURE__ */ staffEndpoint<Shape.LabelMembers, Shape.ChangedMembers>({
  ...own,
  name: "labelMembers",
  method: "POST",
  path: "/staff/members/label",
  permission: "members.change",
  cache: { invalidates: ["Members", "Labels", "Restrictions", "MemberChanges", "Audit"] },
});

/**
 * Sends an offer to members who were chosen in a list: by the ways that they asked offers to come by (MC-01), and to nobody who
 * takes a time-out or has excluded himself.
 */
export const sendOffer = /* @__PURE__ */ staffEndpoint<Shape.SendOffer, Shape.SentOffer>({
  ...own,
  name: "sendOffer",
  method: "POST",
  path: "/staff/members/offer",
  permission: "offers.send",
  cache: { invalidates: ["Messages", "Audit"] },
});

/** Ends one or all sessions of a member, and the games that were launched from them. */
export const endMemberSessions = /* @__PURE__ */ staffEndpoint<Shape.EndMemberSessions, Nothing>({
  ...own,
  name: "endMemberSessions",
  method: "POST",
  path: "/staff/members/sessions/end",
  permission: "members.secure",
  cache: { invalidates: ["MemberSessions", "MemberChanges", "Audit"] },
});

/** Proposes to remove a member's authenticator app, recovery codes, passkeys and linked social accounts; it is done when somebody else approves. */
export const proposeFactorRemoval = /* @__PURE__ */ staffEndpoint<Shape.ProposeFactorRemoval, ProposalId>({
  ...own,
  name: "proposeFactorRemoval",
  method: "POST",
  path: "/staff/members/factors/remove",
  permission: "members.secure",
  cache: { invalidates: ["Proposals", "Audit"] },
});

/** Sends a member a password, which ends all sessions and must be changed at the next login (LG-11); staff do not see it. */
export const giveMemberPassword = /* @__PURE__ */ staffEndpoint<Shape.SecureMember, Shape.GivenPassword>({
  ...own,
  name: "giveMemberPassword",
  method: "POST",
  path: "/staff/members/password",
  permission: "members.secure",
  cache: { invalidates: ["Members", "MemberSessions", "MemberChanges", "Audit"] },
});

/** Proposes to add money to a member's wallet or to take some; it moves when somebody else approves. */
export const proposeAdjustment = /* @__PURE__ */ staffEndpoint<Shape.ProposeAdjustment, ProposalId>({
  ...own,
  name: "proposeAdjustment",
  method: "POST",
  path: "/staff/members/balance",
  permission: "balances.propose",
  cache: { invalidates: ["Proposals", "Audit"] },
});
