import { relative } from "node:path";
import { listStrangeFaults } from "@marquee/vite";
import type { Brand, BrandFault } from "@marquee/whitelabel/brand";
import { checkData } from "./checkData.ts";
import { checkDemoFile } from "./checkDemoFile.ts";
import { checkFiles } from "./checkFiles.ts";
import { checkPictures, checkTokens } from "./checkLooks.ts";
import { checkMarks } from "./checkMarks.ts";
import { checkSecrets } from "./checkSecrets.ts";
import { checkTexts } from "./checkTexts.ts";
import { checkTree } from "./checkTree.ts";
import { openSubject, readJson } from "./Subject.ts";

/** A brand and its faults; no brand when brand.json does not match its schema. */
export type Validated = { readonly id: string; readonly brand?: Brand; readonly faults: readonly BrandFault[] };

/** The fault for a file or folder that this process may not read. @throws every other error */
function toUnreadable(brands: string, id: string, error: unknown): BrandFault {
  const { code, path } = Object(error);
  if (code !== "EACCES" && code !== "EPERM") throw error;
  return {
    file: `brands/${typeof path === "string" ? relative(brands, path) : id}`,
    key: "(whole file)",
    found: `(${String(code)})`,
    expected: "what whoever runs this may read",
  };
}

/** Checks everything about one brand that needs no other brand and no gateway. Writes nothing. */
export async function validateBrand(brands: string, id: string): Promise<Validated> {
  try {
    return await validateReadable(brands, id);
  } catch (error) {
    return { id, faults: [toUnreadable(brands, id, error)] };
  }
}

async function validateReadable(brands: string, id: string): Promise<Validated> {
  const subject = openSubject(brands, id);
  // A link may point to any file of the machine, so nothing is read while there is one.
  const strange = listStrangeFaults(`brands/${id}`, subject);
  if (strange.length > 0) return { id, faults: strange };
  const { brand, faults } = checkData(subject);
  const tokens = subject.files
    .filter((path) => path.endsWith(".tokens.json"))
    .flatMap((path) => readJson(subject, path).faults);
  const others = [
    ...tokens,
    ...checkFiles(subject),
    ...checkTree(subject),
    ...checkDemoFile(subject),
    ...checkSecrets(subject),
    ...checkPictures(subject),
  ];
  // Without a sound brand.json nobody knows which archetype and which languages are meant.
  const own = brand
    ? [
        ...checkMarks(subject, brand),
        ...(tokens.length > 0 ? [] : checkTokens(subject, brands)),
        ...(await checkTexts(subject, brand)),
      ]
    : [];
  return { id, ...(brand && { brand }), faults: [...faults, ...others, ...own] };
}
