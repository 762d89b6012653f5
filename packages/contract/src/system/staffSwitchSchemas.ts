import { type Static, Type } from "typebox";
import { languages } from "../languages.ts";
import { MaybeSaidText } from "../saidText.ts";
import { gtagPattern, resourceTypes, serviceAddressPattern } from "./resources.ts";

// Neither the database nor a line of a log takes NUL.
const Text = Type.String({ minLength: 1, maxLength: 200, pattern: "^[^\\u0000]*$" });
const Said = (maxLength: number) => Type.String({ maxLength, pattern: "^[^\\u0000]*$" });

/** `yyyy-MM-ddTHH:mm`, a local time without its zone. */
export const localTimePattern = "^2[0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}$";

/** A local time of the merchant. */
export const LocalTimeSchema = Type.String({ pattern: localTimePattern });

/** Turns a module of the tree. */
export const ModuleSwitchSchema = Type.Object({
  kind: Type.Literal("module"),
  subject: Text,
  state: Type.Union([Type.Literal("on"), Type.Literal("off")]),
  /** With `on`: the part of the visitors for whom it is on; for all of them when not said. */
  percent: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  /** Until when; then the module is what it was before, or if it was the same, the opposite. */
  until: Type.Optional(LocalTimeSchema),
});

/** Says who answers for a node of the tree, and what staff should know of it. */
export const NodeSwitchSchema = Type.Object({
  kind: Type.Literal("node"),
  subject: Text,
  /** A person or a team; an empty text removes it. */
  owner: Type.Optional(Said(100)),
  /** An empty text removes it. */
  note: Type.Optional(MaybeSaidText(1_000)),
});

/** Opens a site or closes it for maintenance. */
export const StatusSwitchSchema = Type.Object({
  kind: Type.Literal("status"),
  subject: Type.Literal("site"),
  state: Type.Union([Type.Literal("open"), Type.Literal("maintenance")]),
  /** Shown to visitors in maintenance. */
  message: Type.Optional(Text),
  /** When the maintenance ends by itself; visitors are told. */
  until: Type.Optional(LocalTimeSchema),
});

/** Says from where a site may not be visited. */
export const RegionSwitchSchema = Type.Object({
  kind: Type.Literal("region"),
  subject: Type.Literal("site"),
  state: Type.Union([Type.Literal("open"), Type.Literal("restricted")]),
  /** Countries that may not enter, `*` for all: with `restricted`. */
  countries: Type.Optional(Type.Array(Type.String({ pattern: "^([A-Z]{2}|\\*)$" }), { minItems: 1, maxItems: 250 })),
});

/** Chooses a site's tab icon. */
export const FaviconSwitchSchema = Type.Object({
  kind: Type.Literal("favicon"),
  subject: Type.Literal("site"),
  /** A path of the site, from which its content policy allows pictures; `brand` for the brand's own. */
  state: Type.String({ pattern: "^(brand|/[A-Za-z0-9._~-][A-Za-z0-9._~/-]{0,198})$" }),
});

/** Changes a setting of a site. */
export const SettingSwitchSchema = Type.Object({
  kind: Type.Literal("setting"),
  subject: Type.Union([
    Type.Literal("splitLogin"),
    Type.Literal("tellUnknownAccounts"),
    Type.Literal("allowUrlToken"),
    Type.Literal("passwordDays"),
  ]),
  /** `on` or `off`; of `passwordDays` a number of days, or `off`. */
  state: Type.String({ pattern: "^(on|off|[1-9][0-9]{0,3})$" }),
});

/** Shows rewards of a currency in thousands, such as 131K, or in units (CN-07, Q-17). */
export const KUnitSwitchSchema = Type.Object({
  kind: Type.Literal("kUnit"),
  /** A currency of the merchant. */
  subject: Type.String({ pattern: "^[A-Z]{3}$" }),
  state: Type.Union([Type.Literal("on"), Type.Literal("off")]),
});

/** Names what counts visits (SH-21). */
export const AnalyticsSwitchSchema = Type.Object({
  kind: Type.Literal("analytics"),
  subject: Type.Literal("site"),
  /** An id, or `off`. */
  state: Type.Union([Type.Literal("off"), Type.String({ pattern: gtagPattern, maxLength: 20 })]),
});

const Address = Type.Union([Type.Literal("off"), Type.String({ pattern: serviceAddressPattern })]);

/** Says where customer service is reached: by everybody, or by VIP members alone (CS-01, CS-03). */
export const ServiceSwitchSchema = Type.Object({
  kind: Type.Literal("service"),
  subject: Type.Union([Type.Literal("live"), Type.Literal("vip")]),
  /** An address, or `off`. */
  state: Address,
});

/** Sets or removes one of a merchant's links (EN-13). */
export const ResourceSwitchSchema = Type.Object({
  kind: Type.Literal("resource"),
  subject: Type.Enum([...resourceTypes]),
  /** An address, or `off`. */
  state: Address,
  /** Its label by language; English is what a language without one shows. */
  labels: Type.Optional(
    Type.Object(
      Object.fromEntries(languages.map(({ code }) => [code, Type.Optional(Said(40))])) as Record<
        (typeof languages)[number]["code"],
        ReturnType<typeof Type.Optional<ReturnType<typeof Said>>>
      >,
      { additionalProperties: false },
    ),
  ),
});

/** The switches of a site as a whole: its modules, and what concerns every visitor. */
export const SiteSwitchSchema = Type.Union([
  ModuleSwitchSchema,
  NodeSwitchSchema,
  StatusSwitchSchema,
  RegionSwitchSchema,
  FaviconSwitchSchema,
  SettingSwitchSchema,
  KUnitSwitchSchema,
  AnalyticsSwitchSchema,
  ServiceSwitchSchema,
  ResourceSwitchSchema,
]);

/** One of {@link SiteSwitchSchema}. */
export type SiteSwitch = Static<typeof SiteSwitchSchema>;
