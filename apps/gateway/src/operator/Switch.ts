import { type Static, Type } from "typebox";

const Text = Type.String({ minLength: 1, maxLength: 200 });

/** What an operator can switch on a running site. */
export const SwitchSchema = Type.Union([
  Type.Object({ kind: Type.Literal("module"), merchant: Text, subject: Text, state: Type.Union([Type.Literal("on"), Type.Literal("off")]) }),
  Type.Object({
    kind: Type.Literal("status"),
    merchant: Text,
    subject: Type.Literal("site"),
    state: Type.Union([Type.Literal("open"), Type.Literal("maintenance")]),
    /** Shown to visitors in maintenance. */
    message: Type.Optional(Text),
  }),
  Type.Object({
    kind: Type.Literal("region"),
    merchant: Text,
    subject: Type.Literal("site"),
    state: Type.Union([Type.Literal("open"), Type.Literal("restricted")]),
    /** Countries that may not enter, `*` for all: with `restricted`. */
    countries: Type.Optional(Type.Array(Type.String({ pattern: "^([A-Z]{2}|\\*)$" }), { minItems: 1, maxItems: 250 })),
  }),
  Type.Object({
    kind: Type.Literal("game"),
    merchant: Text,
    subject: Text,
    state: Type.Union([Type.Literal("on"), Type.Literal("maintenance"), Type.Literal("off")]),
  }),
  Type.Object({
    kind: Type.Literal("member"),
    merchant: Text,
    subject: Text,
    state: Type.Union([Type.Literal("active"), Type.Literal("frozen"), Type.Literal("closed")]),
  }),
]);

/** One switch. */
export type Switch = Static<typeof SwitchSchema>;

/** A switch that names what is not there. */
export class SwitchError extends Error {
  override readonly name = "SwitchError";
}
