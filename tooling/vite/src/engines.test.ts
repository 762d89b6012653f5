import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { type Engine, openFolderStore } from "@marquee/site-store";
import type { Domain } from "@marquee/contract";
import { rows } from "@marquee/contract/schema";
import { featureEntries, toProfile } from "@marquee/whitelabel/catalogue";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildEngine } from "./buildEngine.ts";
import { readBrand } from "./makeLayer.ts";
import { root } from "./root.ts";

const folder = mkdtempSync(join(tmpdir(), "marquee-engines-"));
const store = openFolderStore(folder);
const engines = new Map<string, Engine>();

beforeAll(async () => {
  for (const id of ["aurelune", "kickline"]) {
    const { modules, app } = readBrand(join(root, "brands", id));
    engines.set(id, await buildEngine(toProfile(modules, app), store));
  }
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const readFile = (engine: Engine | undefined, file: string | undefined): string =>
  readFileSync(join(folder, engine?.files[file ?? ""] ?? "none"), "utf8");

const readBytes = (id: string): string => {
  const engine = engines.get(id);
  return Object.keys(engine?.files ?? {})
    .filter((file) => file.endsWith(".js"))
    .map((file) => readFile(engine, file))
    .join("\n");
};

const readSources = (pattern: string): string =>
  globSync(pattern, { cwd: root })
    .filter((file) => !/\.test\.|node_modules/.test(file))
    .map((file) => readFileSync(join(root, file), "utf8"))
    .join("\n");

const folders = featureEntries.map(({ feature }) => `packages/features/${feature}`);

const optional = featureEntries.filter(({ feature }) => feature !== "shell");

/** Features that make calls of another one's domains, such as a message of protection beside a deposit, or need it: they are left out together. */
const together: Readonly<Record<string, string>> = {
  protection: "wallet",
  referral: "wallet",
  commission: "wallet",
  agent: "wallet",
  // AGENT3 switches both.
  affiliate: "wallet",
  promotions: "wallet",
  // RAFFLE3 stands below PROMO3.
  raffle: "wallet",
};

const toHalf = (feature: string): number =>
  optional.findIndex((each) => each.feature === (together[feature] ?? feature)) % 2;

/** The features that are left out together: every other one, and the rest. */
const halves = [0, 1].map((half) => {
  const left = optional.filter(({ feature }) => toHalf(feature) === half);
  return { left, names: left.map(({ feature }) => feature).join(", ") };
});

/** Texts that occur in one feature only, which a leak of it would contain. */
function listMarkers(feature: string): string[] {
  const others = folders
    .filter((each) => each !== `packages/features/${feature}`)
    .map((each) => `${readSources(`${each}/src/**/*.{ts,tsx}`)}${readSources(`${each}/locales/en.po`)}`);
  const rest = [
    ...others,
    readSources("packages/{runtime,ui-kit,api-client,i18n}/{src/**/*.{ts,tsx},locales/en.po}"),
  ].join("\n");
  const texts = [
    ...readSources(`packages/features/${feature}/locales/en.po`).matchAll(/^msgid "([^"{}<>\\]{8,})"$/gm),
  ].map(([, text]) => text ?? "");
  // Texts of several words, because a library may contain a single one.
  return texts.filter((text) => text.includes(" ") && !rest.includes(text));
}

/** The domains whose calls a feature alone makes; what others ask too, such as an affiliate's code, is not here. */
const domains: Readonly<Record<string, readonly Domain[]>> = {
  wallet: ["wallet", "withdrawal", "promotions", "report"],
  protection: ["protection"],
  referral: ["referral"],
  inbox: ["inbox"],
  games: ["games"],
};

/** Words of a feature's own state and access, which minifying keeps. */
const words: Readonly<Record<string, readonly string[]>> = {
  games: ["favouriteWished", "selectGameEnds"],
  agent: ["TRIALAGENT3"],
};

/** The paths of a feature's own calls, as they stand in the bytes. */
const listPaths = (feature: string): readonly string[] =>
  rows
    .map(({ endpoint }) => endpoint)
    .filter(({ domain }) => (domains[feature] ?? []).includes(domain))
    .map(({ path }) => `\`${path}\``);

describe("engines", () => {
  // An engine per half of them: what remains must not bring what is left out. Features do not import each other (`check:layers`).
  it.each(halves)("leaves $names out: out of the bill of materials, and out of the bytes", async ({ left }) => {
    const out = Object.fromEntries(left.map(({ root: id }) => [id, "out"] as const));
    const engine = await buildEngine(toProfile(out), store);
    const name = `without ${left.map(({ feature }) => feature).join(" and ")}`;
    engines.set(name, engine);
    const [whole, narrow] = [readBytes("aurelune"), readBytes(name)];
    for (const { feature, root: id } of left) {
      const markers = listMarkers(feature);
      expect(markers.length, feature).toBeGreaterThan(1);
      expect([feature, markers.filter((marker) => !whole.includes(marker))]).toEqual([feature, []]);
      expect([feature, markers.filter((marker) => narrow.includes(marker))]).toEqual([feature, []]);
      const paths = [...listPaths(feature), ...(words[feature] ?? [])];
      expect([feature, paths.filter((path) => !whole.includes(path))]).toEqual([feature, []]);
      // Nothing of the frame around features names a call, a state or an access of theirs.
      expect([feature, paths.filter((path) => narrow.includes(path))]).toEqual([feature, []]);
      expect([feature, engine.bom.features.includes(feature), engine.bom.modules.includes(id)]).toEqual([
        feature,
        false,
        false,
      ]);
    }
    const others = optional.filter((entry) => !left.includes(entry)).map(({ feature }) => feature);
    expect(others.filter((feature) => !engine.bom.features.includes(feature))).toEqual([]);
  });

  it("is found again without a build, and is the same for a brand that differs in looks alone", async () => {
    const again = await buildEngine(toProfile({}), store);
    expect(again.digest).toBe(engines.get("aurelune")?.digest);
  });

  it("keeps the texts of screens and the drawings of icons out of the first scripts", () => {
    const engine = engines.get("aurelune");
    const first = [engine?.entry, ...(engine?.initial ?? []), engine?.catalogues["EN"]]
      .map((file) => readFile(engine, file))
      .join("\n");
    const all = readBytes("aurelune");
    const late = ["Input cannot be empty", "Confirm password", "M17 14h.01"];
    expect(late.filter((text) => first.includes(text))).toEqual([]);
    expect(late.slice(0, 2).filter((text) => !all.includes(text))).toEqual([]);
    const sprite = Object.keys(engine?.files ?? {}).find((file) => /^assets\/icons-.*\.svg$/.test(file));
    const names = [
      ...readFileSync(join(root, "packages/ui-kit/src/components/Icon/icons.ts"), "utf8").matchAll(/^ {2}(\w+) as/gm),
    ].map(([, name]) => name);
    const symbols = readFile(engine, sprite);
    expect(names.filter((name) => !symbols.includes(`<symbol id="${name}" viewBox="0 0 24 24"><`))).toEqual([]);
    expect(names.length).toBeGreaterThan(40);
  });

  it("asks a first visit for few scripts, none of the libraries that may wait among them", () => {
    const engine = engines.get("aurelune");
    const first = [engine?.entry, ...(engine?.initial ?? []), engine?.catalogues["EN"]];
    expect(first.length).toBeLessThanOrEqual(6);
    const bytes = first.map((file) => readFile(engine, file)).join("\n");
    const libraries = ["formik", "swiper-slide", "luxon", "ValidationError", "JWEInvalid", "DOMPurify", "react-aria"];
    // Digests, so that a failure does not print the bytes.
    expect(libraries.filter((library) => bytes.includes(library))).toEqual([]);
    // The lists of what chunks need are with the manifests, which name the chunks.
    expect([bytes, readBytes("aurelune")].map((text) => text.includes("__vite__mapDeps"))).toEqual([false, true]);
  });
});

/** A copy of the app that has slots, with one file changed. */
function copyApp(change: (text: string) => string): { readonly app: string; readonly remove: () => void } {
  mkdirSync(join(root, ".marquee"), { recursive: true });
  const copy = mkdtempSync(join(root, ".marquee/slots-"));
  cpSync(join(root, "apps/kickline"), copy, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !path.endsWith(".turbo"),
  });
  const slots = join(copy, "src/slots.tsx");
  writeFileSync(slots, change(readFileSync(slots, "utf8")));
  return { app: relative(root, copy), remove: () => rmSync(copy, { recursive: true }) };
}

describe("slots", () => {
  const own = ["Play in two halves", "Change theme", "visitStart"];

  it("are in the bytes of the app that has them and of no other, the code that applies them too", () => {
    const [kickline, others] = [
      readBytes("kickline"),
      [...engines.keys()]
        .filter((id) => id !== "kickline")
        .map(readBytes)
        .join("\n"),
    ];
    expect(own.filter((text) => !kickline.includes(text))).toEqual([]);
    expect([...own, "home.sections"].filter((text) => others.includes(text))).toEqual([]);
    expect(kickline).toContain("home.sections@1");
  });

  it.each<[string, (text: string) => string, string]>([
    [
      "another brand's merchant code",
      (text) => `Object.assign(globalThis, { brand: "AURELUNE" });\n${text}`,
      `aurelune's merchant code "AURELUNE": no brand's data may enter an engine`,
    ],
    [
      "a version that is over",
      (text) => text.replace("home.sections@1", "home.sections@0"),
      '"home.sections@0": found version 0, expected version 1',
    ],
    [
      "an id that was computed and is there twice",
      (text) => text.replace('id: "matchClock"', 'id: ["the", "me"].join("")'),
      '"header.actions@1": found the id "theme" twice',
    ],
  ])("%s ends the build by name", async (_what, change, said) => {
    const { app, remove } = copyApp(change);
    await expect(buildEngine({ ...toProfile({ ANNOUNCE3: "out" }), app }, store)).rejects.toThrow(said);
    remove();
  });
});
