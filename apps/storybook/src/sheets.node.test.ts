import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

it("every family of components has a contact sheet; dialogs, which cover a page, are shot one by one", () => {
  const files = globSync(join(import.meta.dirname, "../../../packages/ui-kit/src/components/*/*.stories.tsx"));
  const families = new Set(
    files.flatMap((file) => /Meta<[^>]+> = \{\s*title: "(\w+)\//.exec(readFileSync(file, "utf8"))?.[1] ?? []),
  );
  const sheets = readFileSync(join(import.meta.dirname, "Sheets.stories.tsx"), "utf8").matchAll(/family: "(\w+)"/g);
  expect([...families].filter((family) => family !== "Dialogs").toSorted()).toEqual(
    [...sheets].map(([, family]) => family).toSorted(),
  );
});
