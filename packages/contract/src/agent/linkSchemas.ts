import { type Static, Type } from "typebox";
import { Millis, PageNo, text } from "../shapes.ts";
import { Rebate } from "./teamSchemas.ts";

const Remark = text(100);

export const CreateLinkSchema = Type.Object({ rebate: Rebate, remark: Type.Optional(Remark) });

/** POST relay AGENT_createLink: who registers with it gets the rebate. */
export type CreateLink = Static<typeof CreateLinkSchema>;

export const CreatedLinkSchema = Type.Object({ code: Type.String(), url: Type.String() });

/** The new link. */
export type CreatedLink = Static<typeof CreatedLinkSchema>;

export const UpdateLinkSchema = Type.Object({
  code: text(50),
  enabled: Type.Optional(Type.Boolean()),
  remark: Type.Optional(Remark),
  rebate: Type.Optional(Rebate),
});

/** POST relay AGENT_updateLink: what is left out stays. */
export type UpdateLink = Static<typeof UpdateLinkSchema>;

export const LinkMembersRequestSchema = Type.Object({
  code: text(50),
  pageNo: Type.Optional(PageNo),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
});

/** GET relay AGENT_linkMembers: who registered with one of the caller's links. */
export type LinkMembersRequest = Static<typeof LinkMembersRequestSchema>;

export const LinkMembersSchema = Type.Object({
  list: Type.Array(Type.Object({ account: Type.String(), registeredAt: Millis, hasDeposited: Type.Boolean() })),
  pageNo: Type.Integer(),
  pageSize: Type.Integer(),
  totalPages: Type.Integer(),
  totalCount: Type.Integer(),
});

/** Members of the team who registered with a link, newest first; who has left the team is counted, and not named. */
export type LinkMembers = Static<typeof LinkMembersSchema>;
