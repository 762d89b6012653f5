import type { ErrorCode } from "@marquee/contract";
import { type Static, Type } from "typebox";
import { localTimePattern } from "../planned-changes/localTime.ts";
import type { MerchantChange } from "../tenants/merchantVersionStore.ts";

// Neither the database nor a line of a log takes NUL.
const Text = Type.String({ minLength: 1, maxLength: 200, pattern: "^[^\\u0000]*$" });
const Said = (maxLength: number) => Type.String({ maxLength, pattern: "^[^\\u0000]*$" });

/** A local time of the merchant, `yyyy-MM-ddTHH:mm`. */
export const LocalTimeSchema = Type.String({ pattern: localTimePattern });

/** The switches of an operator on a running site. */
export const SwitchSchema = Type.Union([
  Type.Object({
    kind: Type.Literal("module"),
    merchant: Text,
    subject: Text,
    state: Type.Union([Type.Literal("on"), Type.Literal("off")]),
    /** With `on`: the part of the visitors for whom it is on; for all of them when not said. */
    percent: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    /** Until when; then the module is what it was before, or if it was the same, the opposite. */
    until: Type.Optional(LocalTimeSchema),
  }),
  Type.Object({
    kind: Type.Literal("node"),
    merchant: Text,
    subject: Text,
    /** Who answers for the node, a person or a team; an empty text removes it. */
    owner: Type.Optional(Said(100)),
    /** What staff should know about it; an empty text removes it. */
    note: Type.Optional(Said(1_000)),
  }),
  Type.Object({
    kind: Type.Literal("status"),
    merchant: Text,
    subject: Type.Literal("site"),
    state: Type.Union([Type.Literal("open"), Type.Literal("maintenance")]),
    /** Shown to visitors in maintenance. */
    message: Type.Optional(Text),
    /** When the maintenance ends by itself; visitors are told. */
    until: Type.Optional(LocalTimeSchema),
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
    kind: Type.Literal("favicon"),
    merchant: Text,
    subject: Type.Literal("site"),
    /** A path of the site, from which its content policy allows pictures; `brand` for the brand's own. */
    state: Type.String({ pattern: "^(brand|/[A-Za-z0-9._~-][A-Za-z0-9._~/-]{0,198})$" }),
  }),
  Type.Object({
    kind: Type.Literal("setting"),
    merchant: Text,
    subject: Type.Union([
      Type.Literal("splitLogin"),
      Type.Literal("tellUnknownAccounts"),
      Type.Literal("allowUrlToken"),
      Type.Literal("passwordDays"),
    ]),
    /** `on` or `off`; of `passwordDays` a number of days, or `off`. */
    state: Type.String({ pattern: "^(on|off|[1-9][0-9]{0,3})$" }),
  }),
  Type.Object({
    kind: Type.Literal("banner"),
    merchant: Text,
    /** The banner's id; an existing banner is changed. */
    subject: Type.String({ pattern: "^[A-Za-z0-9-]{1,40}$" }),
    state: Type.Union([Type.Literal("on"), Type.Literal("off")]),
    banner: Type.Optional(
      Type.Object({
        /** The page that shows it; home when not said. */
        group: Type.Optional(Type.String({ pattern: "^/", maxLength: 100 })),
        /** A path of the image hosts, or an https address. */
        picture: Type.Optional(Type.String({ pattern: "^(/|https://)", maxLength: 500 })),
        title: Type.Optional(Text),
        linkageType: Type.Optional(
          Type.Union([Type.Literal("INNER"), Type.Literal("OUTER"), Type.Literal("PROMO"), Type.Literal("GAME")]),
        ),
        linkage: Type.Optional(Type.String({ minLength: 1, maxLength: 500 })),
      }),
    ),
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

/** A switch of something that does not exist. */
export class SwitchError extends Error {
  override readonly name: string = "SwitchError";
}

/** A change made by somebody who had not seen what others changed in the meantime; nothing was changed. */
export class StaleSwitchError extends SwitchError {
  override readonly name = "StaleSwitchError";
  readonly code: ErrorCode = "version.conflict";
  /** The version of the merchant's switches now. */
  readonly version: number;
  /** What changed since the version that was read, oldest first. */
  readonly changes: readonly MerchantChange[];

  constructor(version: number, changes: readonly MerchantChange[]) {
    const told = changes.map(
      ({ actor, action, subject, after }) => `${actor}: ${action} ${subject} ${JSON.stringify(after)}`,
    );
    super(`the merchant's switches changed in the meantime, their version is ${version}: ${told.join("; ")}`);
    this.version = version;
    this.changes = changes;
  }
}
