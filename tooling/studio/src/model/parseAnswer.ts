import { isRecord } from "@marquee/design-tokens/dtcg";
import type { BrandTokens, TokenFile } from "@marquee/design-tokens";
import type { BrandAnswer, BrandsAnswer } from "../door/readBrands.ts";
import type { Fault } from "../door/Refusal.ts";

const toText = (value: unknown): string => (typeof value === "string" ? value : "");

const toEntries = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const parseFiles = (value: unknown): readonly TokenFile[] =>
  toEntries(value).flatMap((entry) =>
    isRecord(entry) ? [{ file: toText(entry["file"]), tokens: entry["tokens"] }] : [],
  );

const parseOwn = (value: unknown): BrandTokens =>
  isRecord(value)
    ? { core: parseFiles(value["core"]), dark: parseFiles(value["dark"]), light: parseFiles(value["light"]) }
    : { core: [], dark: [], light: [] };

/** The faults of an answer; empty when it has none. */
export function parseFaults(answer: unknown): readonly Fault[] {
  return toEntries(isRecord(answer) ? answer["faults"] : []).flatMap((entry) =>
    isRecord(entry)
      ? [
          {
            file: toText(entry["file"]),
            key: toText(entry["key"]),
            found: toText(entry["found"]),
            expected: toText(entry["expected"]),
          },
        ]
      : [],
  );
}

/** One brand of an answer; undefined for anything else. */
export function parseBrand(value: unknown): BrandAnswer | undefined {
  if (
    !isRecord(value) ||
    typeof value["id"] !== "string" ||
    typeof value["name"] !== "string" ||
    typeof value["extends"] !== "string"
  )
    return undefined;
  return { id: value["id"], name: value["name"], extends: value["extends"], own: parseOwn(value["own"]) };
}

/** The answer to `GET …/brands`. */
export function parseBrands(answer: unknown): BrandsAnswer {
  if (!isRecord(answer)) return { brands: [], families: [], faults: [] };
  return {
    brands: toEntries(answer["brands"]).flatMap((entry) => parseBrand(entry) ?? []),
    families: toEntries(answer["families"]).map(toText),
    faults: parseFaults(answer),
  };
}
