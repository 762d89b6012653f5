import type { ErrorCode } from "@marquee/contract";
import type { SwitchRefusal } from "@marquee/contract/staff";
import {
  AnalyticsSwitchSchema,
  FaviconSwitchSchema,
  GameSwitchSchema,
  KUnitSwitchSchema,
  ModuleSwitchSchema,
  NodeSwitchSchema,
  RegionSwitchSchema,
  ResourceSwitchSchema,
  ServiceSwitchSchema,
  SettingSwitchSchema,
  StatusSwitchSchema,
  VendorOrderSwitchSchema,
  VendorSwitchSchema,
} from "@marquee/contract/schema";
import { type Static, type TObject, type TProperties, Type } from "typebox";
import type { MerchantChange } from "../tenants/merchantVersionStore.ts";

const Text = Type.String({ minLength: 1, maxLength: 200, pattern: "^[^\\u0000]*$" });

/** A switch of the contract at the merchant that it names. */
const atMerchant = <Properties extends TProperties>({ properties }: TObject<Properties>) =>
  Type.Object({ merchant: Text, ...properties });

/** The switches of an operator on a running site. */
export const SwitchSchema = Type.Union([
  atMerchant(ModuleSwitchSchema),
  atMerchant(NodeSwitchSchema),
  atMerchant(StatusSwitchSchema),
  atMerchant(RegionSwitchSchema),
  atMerchant(FaviconSwitchSchema),
  atMerchant(SettingSwitchSchema),
  atMerchant(KUnitSwitchSchema),
  atMerchant(AnalyticsSwitchSchema),
  atMerchant(ServiceSwitchSchema),
  atMerchant(ResourceSwitchSchema),
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
  atMerchant(GameSwitchSchema),
  atMerchant(VendorSwitchSchema),
  atMerchant(VendorOrderSwitchSchema),
  Type.Object({
    kind: Type.Literal("member"),
    merchant: Text,
    subject: Text,
    state: Type.Union([Type.Literal("active"), Type.Literal("frozen"), Type.Literal("closed")]),
  }),
]);

/** One switch. */
export type Switch = Static<typeof SwitchSchema>;

/** A switch that cannot be made, such as one of something that does not exist. */
export class SwitchError extends Error {
  override readonly name: string = "SwitchError";
  /** The field of the switch that is wrong, where it is one. */
  readonly field: "at" | "until" | "percent" | undefined;
  /** What the back office is told; undefined for what it never asks for. */
  readonly refusal: SwitchRefusal | undefined;

  constructor(message: string, why?: "at" | "until" | "percent" | SwitchRefusal) {
    super(message);
    this.field = typeof why === "string" ? why : undefined;
    this.refusal = typeof why === "string" ? undefined : why;
  }
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
