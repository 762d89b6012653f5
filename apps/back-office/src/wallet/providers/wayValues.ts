import { payoutTypes } from "@marquee/contract";
import type { PaymentWay } from "@marquee/contract/staff";

/** What the figures of a way may be: a fee in percent, minutes, a place. */
export const wayRanges = { fee: [0, 50], minutes: [0, 43_200], place: [0, 999] } as const;

/** A way to pay as its form holds it. */
export interface WayValues {
  readonly kind: PaymentWay["kind"];
  readonly method: string;
  readonly currency: string;
  readonly type: PaymentWay["type"];
  readonly on: boolean;
  readonly position: string;
  readonly min: string;
  readonly max: string;
  /** In percent. */
  readonly feeBasisPoints: string;
  readonly expectMinutes: string;
  /** Separated by semicolons, as the next one. */
  readonly quickAmounts: string;
  readonly places: string;
}

/** What a form of a new way begins with. */
export const toNewWay = (currency: string): WayValues => ({
  kind: "DEPOSIT",
  method: "",
  currency,
  type: "BANK",
  on: true,
  position: "0",
  min: "",
  max: "",
  feeBasisPoints: "0",
  expectMinutes: "10",
  quickAmounts: "",
  places: "",
});

const toParts = (text: string): string[] => [
  ...new Set(
    text
      .split(";")
      .map((part) => part.trim())
      .filter((part) => part !== ""),
  ),
];

/** A fee in hundredths of a percent as people write it: `1.5`. */
export const toPercent = (basisPoints: number): string => String(basisPoints / 100);

const cutZeros = (amount: string): string => amount.replace(/\.00$/, "");

/** A stored way as its form begins. */
export const toWayValues = ({
  position,
  feeBasisPoints,
  expectMinutes,
  quickAmounts,
  ...way
}: PaymentWay): WayValues => ({
  ...way,
  min: cutZeros(way.min),
  max: cutZeros(way.max),
  position: String(position),
  feeBasisPoints: toPercent(feeBasisPoints),
  expectMinutes: String(expectMinutes),
  quickAmounts: quickAmounts.map(cutZeros).join("; "),
  places: way.places.join("; "),
});

const isWhole = (text: string, most: number): boolean => /^[0-9]{1,6}$/.test(text.trim()) && Number(text) <= most;

const isPercent = (text: string): boolean =>
  /^[0-9]{1,2}([.,][0-9]{1,2})?$/.test(text.trim()) && toBasisPoints(text) <= wayRanges.fee[1] * 100;

const toBasisPoints = (text: string): number => Math.round(Number(text.trim().replace(",", ".")) * 100);

/** The fields of a form that cannot be sent, each by its kind of fault. */
export function toWayFaults(
  values: WayValues,
): Readonly<Partial<Record<keyof WayValues, "required" | "fee" | "minutes" | "place" | "name">>> {
  return {
    ...(/^[a-z0-9]+(-[a-z0-9]+)*$/.test(values.method.trim()) ? {} : { method: "name" }),
    ...(values.min.trim() === "" ? { min: "required" } : {}),
    ...(values.max.trim() === "" ? { max: "required" } : {}),
    ...(isPercent(values.feeBasisPoints) ? {} : { feeBasisPoints: "fee" }),
    ...(isWhole(values.expectMinutes, wayRanges.minutes[1]) ? {} : { expectMinutes: "minutes" }),
    ...(isWhole(values.position, wayRanges.place[1]) ? {} : { position: "place" }),
    ...(values.kind === "PAYOUT" && toParts(values.places).length === 0 ? { places: "required" } : {}),
  };
}

/** What a form without faults sends. */
export const toWay = ({ kind, method, currency, type, on, min, max, ...values }: WayValues): PaymentWay => ({
  kind,
  method: method.trim(),
  currency,
  // What the form shows where a withdrawal cannot be paid by what was chosen for a deposit.
  type: kind === "PAYOUT" && payoutTypes.every((each) => each !== type) ? "BANK" : type,
  on,
  min: min.trim(),
  max: max.trim(),
  position: Number(values.position),
  feeBasisPoints: toBasisPoints(values.feeBasisPoints),
  expectMinutes: Number(values.expectMinutes),
  quickAmounts: kind === "DEPOSIT" ? toParts(values.quickAmounts) : [],
  places: kind === "PAYOUT" ? toParts(values.places) : [],
});
