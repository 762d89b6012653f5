import { type Static, Type } from "typebox";
import { LanguageCodeSchema, Millis } from "../shapes.ts";

export const MemberInfoSchema = Type.Object({
  id: Type.String(),
  account: Type.String(),
  nickname: Type.String(),
  type: Type.Union([Type.Literal("MEMBER"), Type.Literal("AGENT"), Type.Literal("TRIAL")]),
  isAgent: Type.Union([
    Type.Literal(0),
    Type.Literal(1),
    Type.Literal(2),
    Type.Literal(4),
    Type.Literal(41),
    Type.Literal(42),
  ]),
  toUpline: Type.Union([Type.Literal("1"), Type.Literal("0")]),
  clubLabel: Type.Object({
    labelName: Type.String(),
    color: Type.String(),
    color2: Type.String(),
    rank: Type.Integer({ minimum: 0 }),
  }),
  memberLabel: Type.Array(Type.Object({ labelName: Type.String() })),
  currency: Type.String(),
  currencySymbol: Type.String(),
  registeredAt: Millis,
  lastLogin: Type.Union([Type.Null(), Type.Object({ at: Millis, ip: Type.String() })]),
});

/** GET /wps/member/info (EN-09). */
export type MemberInfo = Static<typeof MemberInfoSchema>;

export const MemberIconSchema = Type.Object({ icon: Type.String(), list: Type.Array(Type.String()) });

/** GET /wps/member/info/icon: the member's avatar and those to choose from. */
export type MemberIcon = Static<typeof MemberIconSchema>;

export const LanguageChoiceSchema = Type.Object({ language: LanguageCodeSchema });

/** POST /wps/member/language: the language in which the server answers the member (LT-04). */
export type LanguageChoice = Static<typeof LanguageChoiceSchema>;
