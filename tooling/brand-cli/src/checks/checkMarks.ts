import { findSource, holdsMark, toNameMarks } from "@marquee/vite";
import type { Brand, BrandFault } from "@marquee/whitelabel/brand";
import { faultsOf, type Subject } from "./Subject.ts";

const keys = { name: "name", "merchant code": "merchantCode", domain: "domains" } as const;

/** What a brand is known by may not stand in what engines are made of: no build could tell it from the brand's data. */
export function checkMarks(subject: Subject, brand: Brand): readonly BrandFault[] {
  const fault = faultsOf(subject, "brand.json");
  return toNameMarks(brand).flatMap((mark) => {
    const file = findSource((text) => holdsMark(text, mark));
    return file === undefined
      ? []
      : [fault(keys[mark.what], mark.text, `what the platform's own code does not say: ${file} does`)];
  });
}
