import { getJurisdictionRules } from "@marquee/contract";

/** Milliseconds from one spin's start until the next one may start; 0 where the jurisdiction asks for none. */
export function getLeastSpin(jurisdiction: string): number {
  return getJurisdictionRules(jurisdiction).leastSpin;
}
