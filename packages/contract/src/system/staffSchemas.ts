import { type Static, Type } from "typebox";
import { Flag, Millis, text } from "../shapes.ts";
import { Reason, Uuid } from "../staff/schemas.ts";
import { RouterResourceSchema } from "./serviceSchemas.ts";
import { LocalTimeSchema, SiteSwitchSchema } from "./staffSwitchSchemas.ts";

const Maybe = <Schema extends typeof Millis | ReturnType<typeof Type.String> | typeof Flag>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);

/** The version of the merchant's switches that the caller has seen: with another one now, nothing is changed. */
export const Version = Type.Integer({ minimum: 0 });

const ReasonSchema = Type.Enum(["on", "rollout", "own", "ancestor", "brand", "requirement", "notCompiled"]);

const SwitchNodeSchema = Type.Object({
  id: Type.String(),
  parent: Maybe(Type.String()),
  /** The node's own switch; null where the tree has no such node. */
  own: Maybe(Flag),
  /** The node's own rollout in percent; null for everybody. */
  percent: Maybe(Type.Integer()),
  isOn: Type.Boolean(),
  /** The part of the visitors for whom it is on, in percent. */
  share: Type.Number(),
  /** Why it is as it is, and the module that decided. */
  reason: ReasonSchema,
  at: Type.String(),
  owner: Maybe(Type.String()),
  note: Maybe(Type.String()),
  /** The part of the code that it belongs to; null for a module without code. */
  feature: Maybe(Type.String()),
  /** The last day of a switch that is to be removed, `yyyy-MM-dd`. */
  expires: Maybe(Type.String()),
});

/** A node of a merchant's module tree and what is in effect. */
export type SwitchNode = Static<typeof SwitchNodeSchema>;

export const PlannedSwitchSchema = Type.Object({
  id: Type.String(),
  kind: Type.String(),
  subject: Type.String(),
  /** The switch that will be made. */
  wanted: Type.Unknown(),
  /** It ends what was switched for a time. */
  restores: Type.Boolean(),
  localTime: Type.String(),
  timeZone: Type.String(),
  /** The instant of the local time by today's rules; null for a zone that is not known any more. */
  at: Maybe(Millis),
  plannedBy: Type.String(),
  plannedAt: Millis,
});

/** A change that is planned. */
export type PlannedSwitch = Static<typeof PlannedSwitchSchema>;

const SiteStateSchema = Type.Object({
  /** Null while the site is open; times in milliseconds. */
  maintenance: Type.Union([
    Type.Object({ from: Millis, to: Type.Optional(Millis), message: Type.String() }),
    Type.Null(),
  ]),
  /** ISO 3166-1; `*` is everyone. */
  restrictedCountries: Type.Array(Type.String()),
  /** A path; null for the brand's own icon. */
  favicon: Maybe(Type.String()),
  /** What counts visits; null where nothing does. */
  gtagId: Maybe(Type.String()),
  splitLogin: Type.Boolean(),
  tellUnknownAccounts: Type.Boolean(),
  allowUrlToken: Type.Boolean(),
  /** Null: passwords do not expire. */
  passwordDays: Maybe(Type.Integer()),
  /** The currencies whose rewards are shown in thousands. */
  kUnit: Type.Array(Type.String()),
  /** Where customer service is reached; null where there is none. */
  service: Type.Object({ live: Maybe(Type.String()), vip: Maybe(Type.String()) }),
  resources: Type.Array(RouterResourceSchema),
  /** What signs the iOS profile; null where it is not signed. */
  profileCertificate: Type.Union([Type.Object({ subject: Type.String(), until: Millis }), Type.Null()]),
});

/** What is switched of a site as a whole. */
export type SiteState = Static<typeof SiteStateSchema>;

export const SwitchListSchema = Type.Object({
  version: Version,
  /** The zone of all local times. */
  timeZone: Type.String(),
  nodes: Type.Array(SwitchNodeSchema),
  planned: Type.Array(PlannedSwitchSchema),
  site: SiteStateSchema,
});

/** GET /staff/system/switches: a merchant's switches as of one version. */
export type SwitchList = Static<typeof SwitchListSchema>;

export const GetSwitchEffectSchema = Type.Object({
  module: Type.String({ minLength: 1, maxLength: 40 }),
  state: Type.Union([Type.Literal("on"), Type.Literal("off")]),
});

/** GET /staff/system/effect. */
export type GetSwitchEffect = Static<typeof GetSwitchEffectSchema>;

export const SwitchEffectSchema = Type.Object({
  modules: Type.Array(Type.Object({ id: Type.String(), reason: ReasonSchema, at: Type.String() })),
  calls: Type.Array(Type.String()),
  /** Addresses of the site. */
  pages: Type.Array(Type.String()),
});

/** What a switch of a module would take away or give back: modules, calls by their names, pages. */
export type StaffSwitchEffect = Static<typeof SwitchEffectSchema>;

export const ListDifferencesSchema = Type.Object({ other: text(40) });

/** GET /staff/system/differences: another merchant of the caller, by its code. */
export type ListDifferences = Static<typeof ListDifferencesSchema>;

const SideSchema = Type.Union([
  Type.Object({ own: Maybe(Flag), percent: Maybe(Type.Integer()), share: Type.Number() }),
  Type.Null(),
]);

export const DifferencesSchema = Type.Array(
  Type.Object({
    id: Type.String(),
    /** The node's own switch or rollout differs; otherwise only what is in effect. */
    isOwn: Type.Boolean(),
    one: SideSchema,
    other: SideSchema,
  }),
);

/** Where two merchants' trees differ; `one` is the merchant of the call. */
export type SwitchDifferences = Static<typeof DifferencesSchema>;

export const SetSwitchSchema = Type.Object({
  /** Of the proposal, should it take two people; made by the page. */
  id: Type.Optional(Uuid),
  wanted: SiteSwitchSchema,
  version: Version,
  reason: Reason,
  /** When it is made: now when not said. */
  at: Type.Optional(LocalTimeSchema),
});

/** POST /staff/system/switch: changes a switch now, or plans the change. */
export type SetSwitch = Static<typeof SetSwitchSchema>;

export const SwitchVersionSchema = Type.Object({ version: Version });

/** The version of the merchant's switches after a change. */
export type SwitchVersion = Static<typeof SwitchVersionSchema>;

export const SetSwitchResultSchema = Type.Object({
  version: Version,
  /** The proposal of what takes two people, of which nothing is in force yet; null where the change is made or planned. */
  proposal: Type.Union([Type.String(), Type.Null()]),
});

/** What a switch has led to. */
export type SetSwitchResult = Static<typeof SetSwitchResultSchema>;

const Pem = (maxLength: number) => Type.String({ maxLength, pattern: "^[\\x20-\\x7e\\r\\n\\t]*$" });

export const SetProfileCertificateSchema = Type.Object({
  /** The certificate and those between it and its root, as PEM; empty to sign no more. */
  certificate: Pem(30_000),
  /** Its private key as PEM, without a passphrase; empty to sign no more. */
  key: Pem(10_000),
  version: Version,
  reason: Reason,
});

/** POST /staff/system/profile: sets what signs the iOS profile. */
export type SetProfileCertificate = Static<typeof SetProfileCertificateSchema>;

export const CancelPlannedSwitchSchema = Type.Object({ id: Uuid, reason: Reason });

/** POST /staff/system/planned/cancel. */
export type CancelPlannedSwitch = Static<typeof CancelPlannedSwitchSchema>;
