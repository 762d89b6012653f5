import type { BrandFault } from "@marquee/whitelabel/brand";

/** Faults as lines: file, key, what was found, what was expected. */
export function showFaults(faults: readonly BrandFault[]): string {
  return faults.map((each) => `${each.file}: ${each.key}: found ${each.found}, ${each.expected}`).join("\n");
}
