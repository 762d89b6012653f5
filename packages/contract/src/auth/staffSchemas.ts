import { type Static, Type } from "typebox";
import { Reason } from "../staff/schemas.ts";
import { Version } from "../system/staffSchemas.ts";
import { RegisterRuleSchema } from "../system/schemas.ts";

const StaffRegisterFieldSchema = Type.Object({
  name: Type.String(),
  /** What is in effect. */
  rule: RegisterRuleSchema,
  /** What would be in effect without a rule of the merchant's own: by its country, its modules and its password profile. */
  standard: RegisterRuleSchema,
  /** The merchant has a rule of its own. */
  isOwn: Type.Boolean(),
  /** It is always shown and always required, or for `verificationCode` as the modules say. */
  isFixed: Type.Boolean(),
});

/** A registration field and its rule as staff see it. */
export type StaffRegisterField = Static<typeof StaffRegisterFieldSchema>;

export const StaffRegisterRulesSchema = Type.Object({
  version: Version,
  fields: Type.Array(StaffRegisterFieldSchema),
});

/** GET /staff/auth/register-rules: the rules of registering by username, in the order in which the form asks. */
export type StaffRegisterRules = Static<typeof StaffRegisterRulesSchema>;

// Neither the database nor a line of a log takes NUL.
const PatternText = Type.String({ minLength: 1, maxLength: 200, pattern: "^[^\\u0000]*$" });

const OwnRuleSchema = Type.Object({
  enabled: Type.Boolean(),
  required: Type.Boolean(),
  /** The pattern of contract 3.4, which also picks the text that players read. */
  patternId: Type.Integer({ minimum: 0, maximum: 24 }),
  /** A regular expression (flag `u`) in place of the pattern's own; null for none. */
  pattern: Type.Union([PatternText, Type.Null()]),
  minLength: Type.Integer({ minimum: 0, maximum: 255 }),
  maxLength: Type.Integer({ minimum: 0, maximum: 255 }),
});

/** A rule as staff set it. */
export type OwnRegisterRule = Static<typeof OwnRuleSchema>;

export const SetRegisterRuleSchema = Type.Object({
  field: Type.String({ minLength: 1, maxLength: 40 }),
  /** Null: the standard rule again. */
  rule: Type.Union([OwnRuleSchema, Type.Null()]),
  version: Version,
  reason: Reason,
});

/** POST /staff/auth/register-rule. */
export type SetRegisterRule = Static<typeof SetRegisterRuleSchema>;

export const CheckPatternSchema = Type.Object({ pattern: PatternText });

/** GET /staff/auth/pattern. */
export type CheckPattern = Static<typeof CheckPatternSchema>;

export const PatternCheckSchema = Type.Object({
  /** `invalid`: it does not compile. `slow`: some text makes it take long. */
  verdict: Type.Enum(["fine", "invalid", "slow"]),
  /** What is wrong, in the words of the engine or the checker; a text that makes it slow. */
  detail: Type.String(),
});

/** Whether a regular expression may be a rule's. */
export type PatternCheck = Static<typeof PatternCheckSchema>;
