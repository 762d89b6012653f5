import { sessionStore } from "../preferences/storage.ts";
import { type AddressAnswer, forgetAddressAnswer, getAddressAnswer } from "./addressAnswer.ts";

/** Why a visitor left for an outside page that sends them back to a route with `takesAnswer`. */
export type OutsideTrip = {
  /** The feature's own word. */
  readonly purpose: string;
  /** The path of the page that they left. */
  readonly from: string;
  /** What else the feature needs on the return. */
  readonly note: string;
};

/** A visitor's return, with the outside page's answer, or without one after Back. */
export type OutsideReturn = { readonly trip: OutsideTrip; readonly answer: AddressAnswer | null };

function readTrip(): OutsideTrip | null {
  try {
    const value: unknown = JSON.parse(sessionStore.get("outsideTrip") ?? "null");
    if (typeof value !== "object" || value === null) return null;
    const [purpose, from, note] = ["purpose", "from", "note"].map((key): unknown => Reflect.get(value, key));
    if (typeof purpose !== "string" || typeof from !== "string" || typeof note !== "string") return null;
    return { purpose, from, note };
  } catch {
    return null;
  }
}

/** Leaves for an outside page; the tab remembers why. @returns false for an address to which no browser may be sent */
export function leaveSite(trip: OutsideTrip, url: string): boolean {
  const { protocol } = URL.parse(url) ?? {};
  if (protocol !== "https:" && protocol !== "http:") return false;
  sessionStore.set("outsideTrip", JSON.stringify(trip));
  globalThis.location.assign(url);
  return true;
}

/** The return of a visitor who had left for one of these purposes. Reading changes nothing, because a render may be discarded. */
export function getOutsideReturn(wanted: readonly string[]): OutsideReturn | null {
  const trip = readTrip();
  return trip !== null && wanted.includes(trip.purpose) ? { trip, answer: getAddressAnswer() } : null;
}

/** Removes it once it has been handled. */
export function forgetOutsideReturn(): void {
  sessionStore.remove("outsideTrip");
  forgetAddressAnswer();
}
