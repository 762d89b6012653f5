import { statSync } from "node:fs";
import { join } from "node:path";
import type { BrandFault } from "@marquee/whitelabel/brand";
import { toHint } from "../cli/toHint.ts";
import { faultsOf, type Subject } from "./Subject.ts";

/** What a brand must have (brand-platform.md "A brand is a folder of data"). */
const required = ["brand.json", "tree.fixture.json", "assets/logo.svg", "assets/logo-mark.svg", "assets/favicon.svg"];

/** What it may have beside that. */
const allowed = [
  /^demo\.json$/,
  /^tokens\/(?:core|dark|light)\.tokens\.json$/,
  /^locales\/(?:zh|en|id|th|vi|fil)\.po$/,
  /^assets\/(?:og|icon-192|icon-512|icon-maskable-512|apple-touch-icon)\.png$/,
  /^assets\/(?:banners|fonts)\/[a-z0-9-]+\.(?:svg|png|webp|avif|woff2)$/,
  /^CHANGELOG\.md$/,
];
const examples = [
  ...required,
  "demo.json",
  "tokens/core.tokens.json",
  "tokens/dark.tokens.json",
  "tokens/light.tokens.json",
  "locales/vi.po",
  "assets/og.png",
];

const maxBytes = 1_000_000;

/** Files that are missing, unknown or too heavy. */
export function checkFiles(subject: Subject): BrandFault[] {
  const { files, folder } = subject;
  const fault = (path: string, found: unknown, expected: string): BrandFault =>
    faultsOf(subject, path)("(whole file)", found, expected);
  const missing = required
    .filter((path) => !files.includes(path))
    .map((path) => fault(path, undefined, "a file that every brand has"));
  const unknown = files.filter((path) => !required.includes(path) && !allowed.some((pattern) => pattern.test(path)));
  const heavy = files.flatMap((path) => {
    const { size } = statSync(join(folder, path));
    return size > maxBytes ? [fault(path, `(${Math.ceil(size / 1000)} kB)`, `at most ${maxBytes / 1000} kB`)] : [];
  });
  return [
    ...missing,
    ...unknown.map((path) => fault(path, path, `no such file in a brand${toHint(path, examples)}`)),
    ...heavy,
  ];
}
