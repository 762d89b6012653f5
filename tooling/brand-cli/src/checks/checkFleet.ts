import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isOrdinary, toNameMarks } from "@marquee/vite";
import type { Brand, BrandFault } from "@marquee/whitelabel/brand";
import { faultsOf, openSubject, type Subject } from "./Subject.ts";

const word = /[\p{L}\p{N}][\p{L}\p{N}.-]*/gu;

/** What brands are known by, by its first word, so that any text is searched once for all brands. Ordinary words name nobody. */
function listMarks(
  fleet: readonly Brand[],
): ReadonlyMap<string, readonly { readonly mark: string; readonly id: string }[]> {
  const marks = fleet.flatMap((brand) => {
    const ids = isOrdinary(brand.id) ? [] : [brand.id];
    return [...new Set([...ids, ...toNameMarks(brand).map(({ text }) => text)])].map((mark) => ({
      mark,
      id: brand.id,
    }));
  });
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

function listNamedBy(subject: Subject, marks: ReturnType<typeof listMarks>): readonly BrandFault[] {
  const texts = subject.files.filter((path) => /\.(?:json|po)$/.test(path));
  return texts.flatMap((path) =>
    findNames(readFileSync(join(subject.folder, path), "utf8"), marks, subject.id).map(({ line, id }) =>
      faultsOf(subject, path)(`(line ${line})`, `(${id})`, "no other brand's name, merchant code or domain"),
    ),
  );
}

/** The lines of a brand's files that name one of the brands, itself aside. */
export function listNamed(subject: Subject, brands: readonly Brand[]): readonly BrandFault[] {
  return listNamedBy(subject, listMarks(brands));
}

/** Which brands have a value that must be unique. */
function listOwners(
  fleet: readonly Brand[],
  pick: (brand: Brand) => readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const owners = new Map<string, string[]>();
  for (const brand of fleet)
    for (const value of pick(brand)) owners.set(value, [...(owners.get(value) ?? []), brand.id]);
  return owners;
}

/** Conflicts between brands: a shared domain or merchant code, or one brand's texts naming another brand. */
export function checkFleet(brands: string, ids: readonly string[], fleet: readonly Brand[]): readonly BrandFault[] {
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
      return [
        ...(code === undefined
          ? []
          : [fault("merchantCode", brand.merchantCode, `a code of its own: ${code} has this one`)]),
        ...shared,
        ...listNamedBy(subject, marks),
      ];
    });
}
