import { moduleParents } from "@marquee/contract";
import { type BrandFault, checkDemo } from "@marquee/whitelabel/brand";
import { toHint } from "../cli/toHint.ts";
import { readJson, type Subject } from "./Subject.ts";

const path = "demo.json";

/** Faults in a brand's optional demo.json. */
export function checkDemoFile(subject: Subject): BrandFault[] {
  if (!subject.files.includes(path)) return [];
  const { data, faults } = readJson(subject, path);
  if (faults.length > 0) return [...faults];
  return checkDemo(`brands/${subject.id}/${path}`, data).faults.map((fault) =>
    fault.expected.startsWith("a modId")
      ? {
          ...fault,
          expected: `${fault.expected}${toHint(fault.key.replace("modules.", ""), Object.keys(moduleParents))}`,
        }
      : fault,
  );
}
