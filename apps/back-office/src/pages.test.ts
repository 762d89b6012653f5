import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

it("X-52: each page has an address and a letter of its own", () => {
  const manifests = readdirSync(new URL(".", import.meta.url), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith("Desk.ts"))
    .map((file) => readFileSync(new URL(file, import.meta.url), "utf8"))
    .join("\n");
  for (const name of ["letter", "path"]) {
    const found = [...manifests.matchAll(new RegExp(`\\b${name}: "([^"]+)"`, "g"))].map(([, text]) => text);
    expect(found.length).toBeGreaterThan(10);
    expect(found.toSorted()).toEqual([...new Set(found)].toSorted());
  }
});
