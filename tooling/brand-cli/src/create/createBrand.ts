import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brandLogo } from "@marquee/artwork";
import type { ArchetypeName } from "@marquee/design-tokens/archetypes";
import type { Brand } from "@marquee/whitelabel/brand";
import { toFirstTree } from "@marquee/whitelabel/tree";
import { solvePalette, toTokenFile } from "./solvePalette.ts";

/** What a new brand is made from. */
export type NewBrand = {
  readonly id: string;
  readonly name: string;
  readonly from: ArchetypeName;
  readonly primary: string;
};

const toData = ({ id, name, from }: NewBrand): Brand => ({
  id,
  name,
  extends: from,
  merchantCode: id.toUpperCase().replaceAll("-", ""),
  domains: [`${id}.localhost`],
  platform: "web",
  device: "WEB",
  lotteryType: "SEA",
  currency: "USD",
  currencySymbol: "$",
  timeZone: "Asia/Singapore",
  jurisdiction: "SEA",
  locales: { default: "EN", enabled: ["EN"], map: {} },
  themes: { default: from === "midnight" ? "dark" : "light", enabled: ["dark", "light"] },
  modules: {},
  settings: { signupCredit: "0", passwordProfile: "strong", ageMin: 18 },
  contacts: { email: `support@${id}.example` },
  social: {},
  layout: {
    menu: "rail",
    card: "portrait",
    hero: "crossfade",
    home: ["categories", "recent", "hot", "collections", "lanes", "winners"],
  },
  app: "standard",
});

const toJson = (data: unknown): string => `${JSON.stringify(data, null, 2)}\n`;

/** One token a line, as the other brands' files are written. */
const toTokenText = (palette: ReturnType<typeof solvePalette>): string =>
  toJson(toTokenFile(palette)).replace(/\{\n\s+"\$value": ("[^"]+")\n\s+\}/g, '{ "$value": $1 }');

/** All files of a new brand, as texts by path: a readable palette, logos, a tree. Writes nothing. */
export function draftBrand(brand: NewBrand): ReadonlyMap<string, string> {
  const dark = solvePalette(brand.primary, "dark", brand.from);
  const light = solvePalette(brand.primary, "light", brand.from);
  const own = brand.from === "midnight" ? dark : light;
  const { logo, mark, favicon } = brandLogo(brand.id, brand.name, {
    primary: own.primary,
    onPrimary: own.onPrimary,
    accent: own.accent,
    dark: dark.text,
    light: light.text,
  });
  return new Map([
    ["brand.json", toJson(toData(brand))],
    ["tree.fixture.json", toJson(toFirstTree({}))],
    ["tokens/dark.tokens.json", toTokenText(dark)],
    ["tokens/light.tokens.json", toTokenText(light)],
    ["assets/logo.svg", logo],
    ["assets/logo-mark.svg", mark],
    ["assets/favicon.svg", favicon],
  ]);
}

/** Puts a drafted brand in place atomically. @throws when the folder exists already */
export function placeBrand(brands: string, id: string, files: ReadonlyMap<string, string>): string {
  const target = join(brands, id);
  if (existsSync(target)) throw new Error(`${target} is there already`);
  mkdirSync(brands, { recursive: true });
  const draft = mkdtempSync(join(brands, ".new-"));
  try {
    for (const [path, text] of files) {
      mkdirSync(join(draft, path, ".."), { recursive: true });
      writeFileSync(join(draft, path), text);
    }
    renameSync(draft, target);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return target;
}
