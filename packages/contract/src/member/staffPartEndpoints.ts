import { staffEndpoint } from "../staff/staffEndpoint.ts";
import type { OutboxPage } from "../staff/operationsSchemas.ts";
import type * as Identity from "./staffIdentitySchemas.ts";
import type * as Label from "./staffLabelSchemas.ts";
import type * as Shape from "./staffPartSchemas.ts";
import type { AskMember } from "./staffSchemas.ts";

type Nothing = Record<string, never>;

const own = { domain: "member", scope: "merchant" } as const;

/** A member's logins, factors and security log. */
export const listMemberSessions = /* @__PURE__ */ staffEndpoint<AskMember, Shape.StaffMemberSessions>({
  ...own,
  name: "listMemberSessions",
  method: "GET",
  path: "/staff/members/sessions",
  permission: "members.read",
  cache: { provides: ["MemberSessions"] },
});

/** A member's balance and ledger entries. */
export const getMemberWallet = /* @__PURE__ */ staffEndpoint<Shape.ListMemberPart, Shape.MemberWallet>({
  ...own,
  name: "getMemberWallet",
  method: "GET",
  path: "/staff/members/wallet",
  permission: "balances.read",
  cache: { provides: ["MemberWallet"] },
});

/** A member's money at a glance. */
export const getMemberMoney = /* @__PURE__ */ staffEndpoint<AskMember, Shape.MemberMoney>({
  ...own,
  name: "getMemberMoney",
  method: "GET",
  path: "/staff/members/money",
  permission: "balances.read",
  cache: { provides: ["MemberWallet"] },
});

/** A member's rounds. */
export const listMemberRounds = /* @__PURE__ */ staffEndpoint<Shape.ListMemberPart, Shape.MemberRounds>({
  ...own,
  name: "listMemberRounds",
  method: "GET",
  path: "/staff/members/rounds",
  permission: "balances.read",
  cache: { provides: ["MemberWallet"] },
});

/** Mails and short messages to a member. */
export const listMemberMessages = /* @__PURE__ */ staffEndpoint<Shape.ListMemberPart, OutboxPage>({
  ...own,
  name: "listMemberMessages",
  method: "GET",
  path: "/staff/members/messages",
  permission: "messages.read",
  cache: { provides: ["Messages"] },
});

/** What colleagues wrote about a member. */
export const listMemberRemarks = /* @__PURE__ */ staffEndpoint<AskMember, Shape.MemberRemarks>({
  ...own,
  name: "listMemberRemarks",
  method: "GET",
  path: "/staff/members/remarks",
  permission: "members.read",
  cache: { provides: ["MemberRemarks"] },
});

/** Writes something about a member for colleagues. */
export const addMemberRemark = /* @__PURE__ */ staffEndpoint<Shape.AddMemberRemark, Nothing>({
  ...own,
  name: "addMemberRemark",
  method: "POST",
  path: "/staff/members/remarks",
  permission: "members.change",
  cache: { invalidates: ["MemberRemarks", "MemberChanges", "Audit"] },
});

/** Other accounts that seem to be the same person's. */
export const listMemberSignals = /* @__PURE__ */ staffEndpoint<AskMember, Shape.MemberSignals>({
  ...own,
  name: "listMemberSignals",
  method: "GET",
  path: "/staff/members/signals",
  permission: "members.read",
  cache: { provides: ["Members"] },
});

/** What staff changed of a member. */
export const listMemberChanges = /* @__PURE__ */ staffEndpoint<AskMember, Shape.MemberChanges>({
  ...own,
  name: "listMemberChanges",
  method: "GET",
  path: "/staff/members/changes",
  permission: "members.read",
  cache: { provides: ["MemberChanges"] },
});

/** Identity documents that wait, or were decided on. */
export const listIdentityChecks = /* @__PURE__ */ staffEndpoint<Identity.ListIdentityChecks, Identity.CheckPage>({
  ...own,
  name: "listIdentityChecks",
  method: "GET",
  path: "/staff/identity",
  permission: "identity.decide",
  cache: { provides: ["Identity"] },
});

/** Identity documents with their pictures. */
export const getIdentityCheck = /* @__PURE__ */ staffEndpoint<Identity.AskCheck, Identity.CheckSheet>({
  ...own,
  name: "getIdentityCheck",
  method: "GET",
  path: "/staff/identity/check",
  permission: "identity.decide",
  // Its links end after five minutes.
  cache: { provides: ["Identity"], keepSeconds: 0 },
});

/** Decides on identity documents; the member is told. */
export const decideIdentityCheck = /* @__PURE__ */ staffEndpoint<Identity.DecideCheck, Nothing>({
  ...own,
  name: "decideIdentityCheck",
  method: "POST",
  path: "/staff/identity/decide",
  permission: "identity.decide",
  cache: { invalidates: ["Identity", "Members", "Audit"] },
});

/** A merchant's labels. */
export const listLabels = /* @__PURE__ */ staffEndpoint<Nothing, Label.LabelList>({
  ...own,
  name: "listLabels",
  method: "GET",
  path: "/staff/labels",
  permission: "members.read",
  cache: { provides: ["Labels"] },
});

/** Makes a label or changes one; pages of members who carry it follow. */
export const saveLabel = /* @__PURE__ */ staffEndpoint<Label.SaveLabel, Label.LabelVersion>({
  ...own,
  name: "saveLabel",
  method: "POST",
  path: "/staff/labels",
  permission: "members.change",
  // Refused too: somebody else has changed what the page shows.
  cache: { invalidates: ["Labels", "Members", "Audit"] },
});

/** Removes a label from the merchant and its members. */
export const removeLabel = /* @__PURE__ */ staffEndpoint<Label.RemoveLabel, Nothing>({
  ...own,
  name: "removeLabel",
  method: "POST",
  path: "/staff/labels/remove",
  permission: "members.change",
  cache: { invalidates: ["Labels", "Members", "Restrictions", "Audit"] },
});
