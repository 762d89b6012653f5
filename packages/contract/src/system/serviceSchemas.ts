import { type Static, Type } from "typebox";
import { resourceTypes } from "./resources.ts";

export const RouterResourceSchema = Type.Object({
  resourceType: Type.Enum([...resourceTypes]),
  url: Type.String(),
  /** What a QR code of it says: an address, or for `IOS` the path of the profile whose icon opens `url`. */
  qrCodeUrl: Type.String(),
  labelNameEn: Type.String(),
  labelNameCn: Type.Optional(Type.String()),
  labelNameId: Type.Optional(Type.String()),
  labelNameTh: Type.Optional(Type.String()),
  labelNameTy: Type.Optional(Type.String()),
  labelNameVi: Type.Optional(Type.String()),
  labelNameTl: Type.Optional(Type.String()),
});

/** A link of a merchant (EN-13); its label follows the language, and English is the default (LT-07). */
export type RouterResource = Static<typeof RouterResourceSchema>;

export const DomainRouteSchema = Type.Object({
  /** The addresses of the site, that of the call first. */
  domainList: Type.Array(
    Type.Object({
      /** Such as `https://brand.example`. */
      domain: Type.String(),
      /** Milliseconds to its answer: 0 until a page has measured them. */
      speed: Type.Literal(0),
    }),
  ),
  resources: Type.Array(RouterResourceSchema),
});

/** Where a merchant's site and its other places are (AP-09). */
export type DomainRoute = Static<typeof DomainRouteSchema>;

export const CustomerServiceSchema = Type.Object({
  /** The service of visitors and of members without a label that says otherwise (CS-03). */
  csType: Type.Union([Type.Literal("NORMAL"), Type.Literal("VIP")]),
  version: Type.Object({
    pathList: Type.Array(Type.Object({ type: Type.String(), name: Type.String(), path: Type.Optional(Type.String()) })),
  }),
});

/** Where customer service is reached: entry `3` is for everybody, entry `2` for VIP members (contract 3.6, EN-03). */
export type CustomerService = Static<typeof CustomerServiceSchema>;
