import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const components = join(import.meta.dirname, "../../../packages/ui-kit/src/components");
const screens = readdirSync(import.meta.dirname).filter((file) => file.endsWith(".stories.tsx")).map((file) => readFileSync(join(import.meta.dirname, file), "utf8"));

/** What has no look of its own, and what stands in others only: frames of fields, an anchor without a look. */
const unseen = ["BaseStyles", "Field", "PlainLink", "UiKitProvider"];

it("shows every component in a screen together with others", () => {
  const names = readdirSync(components).filter((name) => !unseen.includes(name));
  expect(names.length).toBeGreaterThan(50);
  // A field may stand there with its binding: FormTextField is TextField.
  const stands = (name: string): boolean => screens.some((source) => new RegExp(`<(?:Form)?${name}[\\s>/]`).test(source));
  expect(names.filter((name) => !stands(name))).toEqual([]);
});
