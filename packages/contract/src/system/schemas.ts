import { type Static, Type } from "typebox";
import { liveEventKinds } from "../liveEventKinds.ts";
import { isLiveEventKind, streamSignals } from "./liveEvents.ts";
import { CustomerServiceSchema, RouterResourceSchema } from "./serviceSchemas.ts";
import { Flag, LanguageCodeSchema, Millis, text } from "../shapes.ts";
import { depositTypes } from "../wallet/depositTypes.ts";

export const WhitelabelNodeSchema = Type.Cyclic(
  {
    Node: Type.Object({
      modId: Type.String(),
      enabled: Flag,
      labelNameEn: Type.Optional(Type.String()),
      value: Type.Optional(Type.String()),
      childrenNodes: Type.Optional(Type.Array(Type.Ref("Node"))),
    }),
  },
  "Node",
);

/** A node of the whitelabel tree (EN-11). */
export type WhitelabelNode = {
  modId: string;
  enabled: "1" | "0";
  labelNameEn?: string;
  value?: string;
  childrenNodes?: WhitelabelNode[];
};

export const RegisterRuleSchema = Type.Object({
  enabled: Flag,
  required: Flag,
  acceptedPattern: Type.String(),
  patternId: Type.Integer({ minimum: 0, maximum: 24 }),
  minLength: Type.Integer({ minimum: 0 }),
  maxLength: Type.Integer({ minimum: 0 }),
  type: Type.Union([
    Type.Literal("TEXT"),
    Type.Literal("PASSWORD"),
    Type.Literal("EMAIL"),
    Type.Literal("NUMBER"),
    Type.Literal("DATE"),
  ]),
});

export const RegisterRulesSchema = Type.Object({ fields: Type.Record(Type.String(), RegisterRuleSchema) });

/** GET /wps/system/setting/register. */
export type RegisterRules = Static<typeof RegisterRulesSchema>;

const PublicKeySchema = Type.Object({
  kid: Type.String(),
  jwk: Type.Object({ kty: Type.Literal("EC"), crv: Type.Literal("P-256"), x: Type.String(), y: Type.String() }),
});

/** The key of encrypted bodies (contract 3.5). */
export type PublicKey = Static<typeof PublicKeySchema>;

export const SystemStatusRequestSchema = Type.Object({ url: Type.Optional(text(253)) });

/** GET /wps/system/status: the host of the page that asks. */
export type SystemStatusRequest = Static<typeof SystemStatusRequestSchema>;

export const SystemStatusSchema = Type.Object({
  maintenance: Type.Union([
    Type.Literal(false),
    Type.Object({ from: Millis, to: Type.Optional(Millis), message: Type.String() }),
  ]),
  regionRestriction: Type.Boolean(),
  location: Type.Object({ ip: Type.String(), country: Type.String(), countryName: Type.String() }),
  info: Type.Object({
    whitelabel: WhitelabelNodeSchema,
    register: RegisterRulesSchema,
    analytics: Type.Object({ gtagId: Type.String() }),
    imageCDNs: Type.Array(Type.String()),
    launchGameCDNs: Type.Array(Type.String()),
    publicKey: PublicKeySchema,
    /** The merchant's links; missing in the answer of an older gateway. */
    resources: Type.Optional(Type.Array(RouterResourceSchema)),
    /** Missing where the merchant has none. */
    customerService: Type.Optional(CustomerServiceSchema),
    settings: Type.Object({
      ageMin: Type.Integer(),
      languages: Type.Array(LanguageCodeSchema),
      defaultLanguage: LanguageCodeSchema,
      lotteryType: Type.String(),
      currency: Type.String(),
      currencySymbol: Type.String(),
      /** Every currency that a member may choose, the merchant's own first. */
      currencies: Type.Array(
        Type.Object({
          currency: Type.String(),
          currencySymbol: Type.String(),
          /** How many digits an amount has after the point; missing in the answer of an older gateway. */
          digits: Type.Optional(Type.Integer()),
          /** Rewards are shown in thousands, such as 131K (CN-07, Q-17); missing where they are not. */
          kUnit: Type.Optional(Type.Boolean()),
        }),
      ),
      /** How members may pay, in any of these currencies (FT-03); empty where nobody can. */
      paymentTypes: Type.Array(Type.Enum(depositTypes)),
      timeZone: Type.String(),
      jurisdiction: Type.String(),
      merchantCode: Type.String(),
      sessionIdleMinutes: Type.Integer(),
      /** Members and agents log in on separate sides. */
      splitLogin: Type.Boolean(),
    }),
  }),
  /** The tab icon's path; empty where it is the brand's own (SH-22). */
  mobileTemplate: Type.Object({ favicon: Type.String() }),
  theme: Type.Object({
    default: Type.Union([Type.Literal("dark"), Type.Literal("light")]),
    enabled: Type.Array(Type.Union([Type.Literal("dark"), Type.Literal("light")])),
  }),
});

type StatusShape = Static<typeof SystemStatusSchema>;

/** GET /wps/system/status (EN-10): maintenance is status 1, region restriction status 2, else 0 (spec §2). */
export type SystemStatus = Omit<StatusShape, "info"> & {
  info: Omit<StatusShape["info"], "whitelabel"> & { whitelabel: WhitelabelNode };
};

export const RegisterRulesRequestSchema = Type.Object({
  type: Type.Optional(Type.Union([Type.Literal("username"), Type.Literal("mobile")])),
});

/** GET /wps/system/setting/register: the way of registering. */
export type RegisterRulesRequest = Static<typeof RegisterRulesRequestSchema>;

export const CountriesSchema = Type.Array(
  Type.Object({
    countryCode: Type.String({ pattern: "^[A-Z]{2}$" }),
    countryDialingCode: Type.String({ pattern: "^\\+[1-9][0-9]{0,3}$" }),
  }),
);

/** A country (ISO 3166-1) and its dialing code, such as `VN` and `+84` (EN-01). */
export type Country = Static<typeof CountriesSchema>[number];

export const LiveEventSchema = Type.Object({
  kind: Type.Enum([...Object.keys(liveEventKinds).filter(isLiveEventKind), ...streamSignals]),
  data: Type.Record(Type.String(), text(100)),
});
