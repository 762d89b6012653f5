import { readBrands } from "@marquee/vite";
import type { BrandFault } from "@marquee/whitelabel/brand";
import { toHint } from "../cli/toHint.ts";
import { CommandError } from "../cli/CommandError.ts";
import { checkFleet } from "./checkFleet.ts";
import { listBrandIds } from "./Subject.ts";
import { validateBrand, type Validated } from "./validateBrand.ts";

/** The brands that a command means: the named ones, or all. @throws CommandError for a name that is not a brand */
export function chooseBrands(brands: string, words: readonly string[], isAll: boolean): readonly string[] {
  const known = listBrandIds(brands);
  for (const id of words)
    if (!known.includes(id)) throw new CommandError("usage", `no brand "${id}" in ${brands}${toHint(id, known)}`);
  if (words.length === 0 && !isAll) throw new CommandError("usage", "which brand? name one, or say --all");
  return isAll ? known : words;
}

/**
 * Checks brands, each by itself and against all others, whose own faults are not reported. A brand that is not in the fleet's
 * folder yet is checked where it is, `fleetFolder` being the folder of the others.
 */
export async function validateFleet(
  brands: string,
  ids: readonly string[],
  fleetFolder = brands,
): Promise<readonly Validated[]> {
  const checked: Validated[] = [];
  for (const id of ids) checked.push(await validateBrand(brands, id));
  const rest = readBrands(fleetFolder).brands.filter(({ id }) => !ids.includes(id));
  const fleet = [...checked.flatMap(({ brand }) => brand ?? []), ...rest];
  const shared = Map.groupBy(checkFleet(brands, ids, fleet), ({ file }: BrandFault) => file.split("/")[1] ?? "");
  return checked.map((each) => ({ ...each, faults: [...each.faults, ...(shared.get(each.id) ?? [])] }));
}

/** Does nothing when there is no fault. @throws CommandError with every fault */
export function requireFaultless(faults: readonly BrandFault[]): void {
  if (faults.length > 0)
    throw new CommandError(
      "refused",
      `${faults.length} ${faults.length === 1 ? "fault" : "faults"}; nothing was written`,
      faults,
    );
}

/** Requires that the brands have no fault. @throws CommandError with every fault */
export async function requireSound(brands: string, ids: readonly string[], fleetFolder = brands): Promise<void> {
  requireFaultless((await validateFleet(brands, ids, fleetFolder)).flatMap((each) => each.faults));
}
