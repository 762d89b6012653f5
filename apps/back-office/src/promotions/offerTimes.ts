import { toZoneMillis, toZoneText } from "../texts/zoneTime.ts";

/** The times of an offer in a form, in the merchant's zone; empty for now and for no end. */
export interface OfferTimeValues {
  readonly startsAt: string;
  readonly endsAt: string;
}

/** The times of an offer. */
export interface OfferTimes {
  readonly startsAt: number | null;
  readonly endsAt: number | null;
}

const names = ["startsAt", "endsAt"] as const;

/** The times as the form opens with them. */
export function toOfferTimeValues(times: Partial<OfferTimes>, timeZone: string): OfferTimeValues {
  const toText = (millis: number | null | undefined): string =>
    typeof millis === "number" ? toZoneText(millis, timeZone) : "";
  return { startsAt: toText(times.startsAt), endsAt: toText(times.endsAt) };
}

/** What keeps times from being sent: one that there is not in the zone, or an end that is not after the start. */
export function toOfferTimeFaults(
  values: OfferTimeValues,
  timeZone: string,
): Readonly<Partial<Record<keyof OfferTimes, "date" | "order">>> {
  const [start, end] = names.map((name) => (values[name] === "" ? null : toZoneMillis(values[name], timeZone)));
  return {
    ...(typeof start === "number" && typeof end === "number" && end <= start ? { endsAt: "order" } : {}),
    ...(start === undefined ? { startsAt: "date" } : {}),
    ...(end === undefined ? { endsAt: "date" } : {}),
  };
}

/** What the values say; `before` has the seconds of times that nobody changed. */
export function toOfferTimes(values: OfferTimeValues, before: Partial<OfferTimes>, timeZone: string): OfferTimes {
  const [startsAt = null, endsAt = null] = names.map((name) => {
    const kept = before[name] ?? null;
    if (kept !== null && values[name] === toZoneText(kept, timeZone)) return kept;
    return toZoneMillis(values[name], timeZone) ?? null;
  });
  return { startsAt, endsAt };
}
