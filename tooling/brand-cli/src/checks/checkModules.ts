import { isModId, moduleParents } from "@marquee/contract";
import type { Brand, BrandFault } from "@marquee/whitelabel/brand";
import { catalogue, type CatalogueEntry, findClosed, listConflicts } from "@marquee/whitelabel/catalogue";
import { faultsOf, type Subject } from "./Subject.ts";

/** The catalogue on a day, `yyyy-MM-dd`. */
type CatalogueOfDay = { readonly entries: readonly CatalogueEntry[]; readonly today: string };

/** The default catalogue, read once per process. */
const readCatalogue = (): CatalogueOfDay => ({ entries: catalogue, today: new Date().toISOString().slice(0, 10) });

/**
 * Faults in a brand's choice of modules: one that is on below a parent that is off or without what it requires, since it would
 * never show; two in conflict; one whose switch is past its expiry date.
 */
export function checkModules(
  subject: Subject,
  { modules }: Pick<Brand, "modules">,
  { entries, today }: CatalogueOfDay = readCatalogue(),
): BrandFault[] {
  const fault = faultsOf(subject, "brand.json");
  const faults = Object.entries(modules).flatMap(([id, state]) => {
    if (!isModId(id)) return [];
    const entry = entries.find((each) => each.id === id);
    const expired =
      entry?.expires !== undefined && entry.expires < today
        ? [
            fault(
              `modules.${id}`,
              state,
              `no such switch any more: ${entry.owner} wanted it gone after ${entry.expires}; take it out of the brand, then out of the code`,
            ),
          ]
        : [];
    if (state !== "on") return expired;
    const parent = moduleParents[id];
    const above = parent === null ? null : findClosed(modules, parent);
    const missing = (entry?.requires ?? []).filter((need) => findClosed(modules, need) !== null);
    return [
      ...expired,
      ...(above === null
        ? []
        : [fault(`modules.${id}`, state, `"out" or "off", since ${above} above it is "${modules[above]}"`)]),
      ...missing.map((need) =>
        fault(`modules.${id}`, state, `"out" or "off", since it requires ${need}, which is not on`),
      ),
    ];
  });
  const conflicts = listConflicts(modules, entries).map(([id, other]) =>
    fault(`modules.${id}`, modules[id], `"out" or "off" for it or for ${other}: the two may not be on together`),
  );
  return [...faults, ...conflicts];
}
