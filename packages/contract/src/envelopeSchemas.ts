import { type TSchema, Type } from "typebox";

/** The body of a refusal (contract 3.1.2). */
export const FailureSchema = Type.Object({
  success: Type.Literal(false),
  errorCode: Type.String(),
  message: Type.String(),
  value: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  fields: Type.Optional(
    Type.Array(
      Type.Object({
        name: Type.String(),
        rule: Type.String(),
        patternId: Type.Optional(Type.Integer()),
        min: Type.Optional(Type.Integer()),
        max: Type.Optional(Type.Integer()),
      }),
    ),
  ),
  retryAfter: Type.Optional(Type.Integer()),
  requestId: Type.String(),
  serverTime: Type.Integer(),
});

/** The body of a successful answer, around a row's value. */
export function toSuccessSchema(value: TSchema) {
  return Type.Object({ success: Type.Literal(true), value, requestId: Type.String(), serverTime: Type.Integer() });
}
