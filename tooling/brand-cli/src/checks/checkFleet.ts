import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Brand, BrandFault } from "@marquee/whitelabel/brand";
import { faultsOf, openSubject } from "./Subject.ts";

/** What identifies each brand. */
type Known = Pick<Brand, "id" | "name" | "merchantCode" | "domains" | "movedDomains">;

const word = /[\p{L}\p{N}][\p{L}\p{N}.-]*/gu;

/** Brand names by their first word, so that any text is searched once for all brands. */
function listMarks(
  fleet: readonly Known[],
): ReadonlyMap<string, readonly { readonly mark: string; readonly id: string }[]> {
  const marks = fleet.flatMap(({ id, name, merchantCode, domains, movedDomains = [] }) =>
    [...new Set([id, name, merchantCode, ...domains, ...movedDomains])].map((mark) => ({ mark, id })),
  );
  return Map.groupBy(marks, ({ mark }) => mark.match(word)?.[0] ?? mark);
}

/** The lines of a text that name one of the brands but `own`. */
function findNames(text: string, marks: ReturnType<typeof listMarks>, own: string): { line: number; id: string }[] {
  const found: { line: number; id: string }[] = [];
  for (const match of text.matchAll(word)) {
    const named = marks.get(match[0]) ?? [];
    if (named.some(({ id }) => id === own)) continue;
    const other = named.find(({ mark }) => text.startsWith(mark, match.index));
    if (other) found.push({ line: text.slice(0, match.index).split("\n").length, id: other.id });
  }
  return found;
}

/** Which brands have a value that must be unique. */
function listOwners(
  fleet: readonly Known[],
  pick: (brand: Known) => readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const owners = new Map<string, string[]>();
  for (const brand of fleet)
    for (const value of pick(brand)) owners.set(value, [...(owners.get(value) ?? []), brand.id]);
  return owners;
}

/** Conflicts between brands: a shared domain or merchant code, or one brand's texts naming another brand. */
export function checkFleet(brands: string, ids: readonly string[], fleet: readonly Known[]): readonly BrandFault[] {
  const marks = listMarks(fleet);
  const codes = listOwners(fleet, ({ merchantCode }) => [merchantCode]);
  const domains = listOwners(fleet, (brand) => [...brand.domains, ...(brand.movedDomains ?? [])]);
  const findOther = (owners: ReadonlyMap<string, readonly string[]>, value: string, own: string): string | undefined =>
    owners.get(value)?.find((id) => id !== own);
  return fleet
    .filter(({ id }) => ids.includes(id))
    .flatMap((brand) => {
      const subject = openSubject(brands, brand.id);
      const fault = faultsOf(subject, "brand.json");
      const code = findOther(codes, brand.merchantCode, brand.id);
      const shared = Object.entries({ domains: brand.domains, movedDomains: brand.movedDomains ?? [] }).flatMap(
        ([key, list]) =>
          list.flatMap((domain, index) => {
            const other = findOther(domains, domain, brand.id);
            return other === undefined
              ? []
              : [fault(`${key}.${index}`, domain, `a domain of its own: ${other} has this one`)];
          }),
      );
      const texts = subject.files.filter((path) => /\.(?:json|po)$/.test(path));
      const named = texts.flatMap((path) =>
        findNames(readFileSync(join(subject.folder, path), "utf8"), marks, brand.id).map(({ line, id }) =>
          faultsOf(subject, path)(`(line ${line})`, `(${id})`, "no other brand's name, merchant code or domain"),
        ),
      );
      return [
        ...(code === undefined
          ? []
          : [fault("merchantCode", brand.merchantCode, `a code of its own: ${code} has this one`)]),
        ...shared,
        ...named,
      ];
    });
}
