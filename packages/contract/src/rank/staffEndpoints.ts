import { staffEndpoint } from "../staff/staffEndpoint.ts";
import type * as Shape from "./staffSchemas.ts";

const own = { domain: "rank", scope: "merchant" } as const;
const read = { ...own, method: "GET", permission: "promotions.read" } as const;
const change = { ...own, method: "POST", permission: "promotions.change" } as const;

/** What levels take and give, for members of a currency. */
export const getRankSettings = /* @__PURE__ */ staffEndpoint<Shape.AskRankSettings, Shape.StoredRankSettings>({
  ...read,
  name: "getRankSettings",
  path: "/staff/rank/settings",
  cache: { provides: ["RankSettings"] },
});

/** Changes it for what comes; what gives more is a proposal. Of two people the second is told. */
export const changeRankSettings = /* @__PURE__ */ staffEndpoint<Shape.ChangeRankSettings, Shape.ChangedRankSettings>({
  ...change,
  name: "changeRankSettings",
  path: "/staff/rank/settings",
  // Refused too: somebody else has changed them.
  cache: { invalidates: ["RankSettings", "Proposals", "Audit"] },
});

/** The merchant's members by level, with how many there are of each. */
export const listMemberLevels = /* @__PURE__ */ staffEndpoint<Shape.ListMemberLevels, Shape.MemberLevelPage>({
  ...read,
  name: "listMemberLevels",
  path: "/staff/rank/members",
  permission: "members.read",
  cache: { provides: ["MemberLevels"] },
});

/** A member's level, with its history and the gifts that were paid. */
export const getMemberLevel = /* @__PURE__ */ staffEndpoint<Shape.AskMemberLevel, Shape.MemberLevel>({
  ...read,
  name: "getMemberLevel",
  path: "/staff/rank/member",
  permission: "members.read",
  cache: { provides: ["MemberLevels"] },
});

/** Pins a level below which the member does not fall, or lifts the pin. No gift comes of it: those are for levels reached by play. */
export const pinMemberLevel = /* @__PURE__ */ staffEndpoint<Shape.PinLevel, Shape.MemberLevel>({
  ...change,
  name: "pinMemberLevel",
  path: "/staff/rank/pin",
  // Refused too: somebody else has changed it.
  cache: { invalidates: ["MemberLevels", "Audit"] },
});
