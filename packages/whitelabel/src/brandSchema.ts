import { jurisdictionIds } from "@marquee/contract";
import { type Static, Type } from "typebox";

const Language = Type.Union([
  Type.Literal("CN"),
  Type.Literal("EN"),
  Type.Literal("ID"),
  Type.Literal("TH"),
  Type.Literal("TY"),
  Type.Literal("VI"),
  Type.Literal("TL"),
]);

const Theme = Type.Union([Type.Literal("dark"), Type.Literal("light")]);

const strict = { additionalProperties: false } as const;

/** An organisation outside, with its page. */
const Organisation = {
  name: Type.String({ minLength: 1, maxLength: 80 }),
  url: Type.String({ pattern: "^https://[^@\\s]+$", maxLength: 300 }),
} as const;

/** brand.json (brand-platform.md "A brand is a folder of data"); an unknown key is refused. */
export const BrandSchema = Type.Object(
  {
    id: Type.String({ pattern: "^[a-z][a-z0-9-]{1,30}$" }),
    name: Type.String({ minLength: 1, maxLength: 60 }),
    extends: Type.Union([Type.Literal("midnight"), Type.Literal("daylight")]),
    merchantCode: Type.String({ pattern: "^[A-Z][A-Z0-9]{1,30}$" }),
    domains: Type.Array(Type.String({ minLength: 1, maxLength: 253 }), { minItems: 1 }),
    /** Hosts that the brand moved away from: visitors are sent to the first of `domains`. */
    movedDomains: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 253 }))),
    platform: Type.Literal("web"),
    device: Type.Literal("WEB"),
    lotteryType: Type.Literal("SEA"),
    currency: Type.String({ pattern: "^[A-Z]{3}$" }),
    currencySymbol: Type.String({ minLength: 1, maxLength: 4 }),
    /** Further currencies that members may choose when they register, each with the credit of its new members. */
    currencies: Type.Optional(
      Type.Array(
        Type.Object(
          {
            currency: Type.String({ pattern: "^[A-Z]{3}$" }),
            currencySymbol: Type.String({ minLength: 1, maxLength: 4 }),
            signupCredit: Type.String({ pattern: "^[0-9]{1,9}(\\.[0-9]{1,2})?$" }),
          },
          strict,
        ),
        { minItems: 1, maxItems: 20 },
      ),
    ),
    timeZone: Type.String({ minLength: 1, maxLength: 60 }),
    jurisdiction: Type.Enum([...jurisdictionIds]),
    locales: Type.Object(
      {
        default: Language,
        enabled: Type.Array(Language, { minItems: 1 }),
        map: Type.Record(Type.String(), Type.String({ pattern: "^[A-Za-z0-9-]{2,20}$" })),
      },
      strict,
    ),
    themes: Type.Object({ default: Theme, enabled: Type.Array(Theme, { minItems: 1 }) }, strict),
    modules: Type.Record(Type.String(), Type.Union([Type.Literal("out"), Type.Literal("off"), Type.Literal("on")])),
    /** What a new merchant begins with. */
    settings: Type.Object(
      {
        signupCredit: Type.String({ pattern: "^[0-9]{1,9}(\\.[0-9]{1,2})?$" }),
        passwordProfile: Type.Union([Type.Literal("classic"), Type.Literal("strong")]),
        ageMin: Type.Integer({ minimum: 18, maximum: 25 }),
        /** Two digits after the point for amounts in IDR, which have none otherwise. */
        currencyDigits: Type.Optional(Type.Object({ IDR: Type.Literal(2) }, strict)),
      },
      strict,
    ),
    contacts: Type.Object({ email: Type.String({ pattern: "^[^@\\s]+@[^@\\s]+$" }) }, strict),
    /** Under which licence the site is run, who watches over it, and who helps players: in the foot of every page (FT-10). */
    licence: Type.Optional(
      Type.Object(
        {
          /** The company that holds it. */
          holder: Type.String({ minLength: 1, maxLength: 120 }),
          number: Type.String({ minLength: 1, maxLength: 60 }),
          regulator: Type.Object(Organisation, strict),
          help: Type.Object(Organisation, strict),
        },
        strict,
      ),
    ),
    social: Type.Record(Type.String(), Type.String({ pattern: "^https://" })),
    layout: Type.Object(
      {
        menu: Type.Union([Type.Literal("rail"), Type.Literal("top"), Type.Literal("dense"), Type.Literal("dock")]),
        card: Type.Union([Type.Literal("portrait"), Type.Literal("square"), Type.Literal("strip")]),
        hero: Type.Union([
          Type.Literal("crossfade"),
          Type.Literal("peek"),
          Type.Literal("split"),
          Type.Literal("poster"),
        ]),
        /** Ids of sections of the features' manifests; tooling, which knows the manifests, refuses unknown ones. */
        home: Type.Array(Type.String({ pattern: "^[a-z][A-Za-z0-9]{0,30}$" }), { minItems: 1 }),
      },
      strict,
    ),
    app: Type.String({ pattern: "^(standard|apps/[a-z][a-z0-9-]{1,30})$" }),
  },
  strict,
);

/** A brand's data. */
export type Brand = Static<typeof BrandSchema>;
