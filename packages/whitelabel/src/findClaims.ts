import type { Brand } from "./brandSchema.ts";

type Claimed = Pick<Brand, "id" | "merchantCode" | "domains" | "movedDomains">;

/** What no two brands may share: a merchant code or a host, including hosts that a brand moved away from. */
const toWants = ({ merchantCode, domains, movedDomains = [] }: Claimed): readonly string[] => [
  merchantCode,
  ...domains,
  ...movedDomains,
];

/**
 * Brands that claim the same domain or merchant code as another folder, each with a line that names it. Of two such
 * brands the one that is `known` (live, or a merchant already) keeps it; where neither is known, neither gets it.
 */
export function findClaims(brands: readonly Claimed[], known: ReadonlySet<string>): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const brand of brands) {
    if (known.has(brand.id)) continue;
    const wants = toWants(brand);
    const other = brands.find((each) => each.id !== brand.id && toWants(each).some((want) => wants.includes(want)));
    const shared = wants.find((want) => other !== undefined && toWants(other).includes(want));
    if (other !== undefined)
      found.set(brand.id, `brands/${brand.id}/brand.json: ${shared ?? ""} is ${other.id}'s too: the brand is left out`);
  }
  return found;
}
