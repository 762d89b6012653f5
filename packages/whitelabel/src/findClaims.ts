import type { Brand } from "./brandSchema.ts";

type Claimed = Pick<Brand, "id" | "merchantCode" | "domains" | "movedDomains">;

/** What no two brands may have: a merchant code, a host, one that a brand moved away from too. */
const toWants = ({ merchantCode, domains, movedDomains = [] }: Claimed): readonly string[] => [merchantCode, ...domains, ...movedDomains];

/**
 * Brands that want what another folder wants too, a domain or a merchant code, each with a line that says so. Of two such
 * the one that is `known`, live or a merchant already, goes on; where neither is, neither may, since nobody knows whose it is.
 */
export function findClaims(brands: readonly Claimed[], known: ReadonlySet<string>): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const brand of brands) {
    if (known.has(brand.id)) continue;
    const wants = toWants(brand);
    const other = brands.find((each) => each.id !== brand.id && toWants(each).some((want) => wants.includes(want)));
    const shared = wants.find((want) => other !== undefined && toWants(other).includes(want));
    if (other !== undefined) found.set(brand.id, `brands/${brand.id}/brand.json: ${shared ?? ""} is ${other.id}'s too: the brand is left out`);
  }
  return found;
}
