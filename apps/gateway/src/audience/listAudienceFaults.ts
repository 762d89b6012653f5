import { type AudienceRules, type FieldError, isOfMembers } from "@marquee/contract";
import type { Tenant } from "../tenants/Tenant.ts";

/** What is wrong with an audience at a merchant: rules of members for others than members, or what the merchant does not have. */
export function listAudienceFaults(
  { settings, currencies }: Tenant,
  audience: AudienceRules,
  labels: ReadonlySet<string>,
): readonly FieldError[] {
  const { who, languages, deposits, play } = audience;
  const isKnown = (currency: string) => currencies.some((each) => each.currency === currency);
  const named = [deposits, play].flatMap((rule) => (rule === null ? [] : [rule.currency]));
  const faults: FieldError[] = [];
  // Nothing of it is known of a guest.
  if (who !== "MEMBERS" && isOfMembers(audience)) faults.push({ name: "audience.who", rule: "unknown" });
  if (languages.some((code) => !settings.languages.includes(code)))
    faults.push({ name: "audience.languages", rule: "unknown" });
  if (audience.labels.some((id) => !labels.has(id))) faults.push({ name: "audience.labels", rule: "unknown" });
  if (!named.every(isKnown)) faults.push({ name: "audience.currency", rule: "unknown" });
  return faults;
}
