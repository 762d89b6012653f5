import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { build } from "vite";
import { listBrandMarks } from "./brandMarks.ts";
import { brandsPlugin } from "./brandsPlugin.ts";
import { readBrand } from "./makeLayer.ts";
import { root } from "./root.ts";

const top = mkdtempSync(join(tmpdir(), "marquee-border-"));
const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(top, path)), { recursive: true });
  writeFileSync(join(top, path), text);
};

/** A brand like Kickline, under another name. */
function addBrand(id: string, name: string): void {
  const data = { ...readBrand(join(root, "brands/kickline")), id, name, app: "standard" };
  const own = {
    merchantCode: id.toUpperCase(),
    domains: [`${id}.localhost`],
    movedDomains: [`${id}-before.localhost`],
  };
  write(`brands/${id}/brand.json`, JSON.stringify({ ...data, ...own }));
}

beforeAll(() => {
  addBrand("velvetine", "Velvetine Club");
  // The dictionaries of the password estimate hold the first, our own code the second.
  addBrand("zephyr", "Zephyr");
  addBrand("wallet", "Wallet");
  write("brands/velvetine/locales/en.po", 'msgid "Play"\nmsgstr "The curtain rises at nine"\n');
  write("brands/velvetine/locales/vi.po", 'msgid "Play"\nmsgstr "Play"\n');
  write("brands/velvetine/assets/curtain.svg", `<svg xmlns="http://www.w3.org/2000/svg">${"<g/>".repeat(2_000)}</svg>`);
  write(
    "node_modules/words/index.js",
    'export const words = ["zephyr", "wallet", "VELVETINE", "velvetine.localhost"];',
  );
  write("apps/other/slots.ts", "export const slots = 1;");
});
afterAll(() => rmSync(top, { recursive: true, force: true }));

/** Builds an app of these sources. @throws what the build is refused with */
async function make(main: string, own?: string): Promise<void> {
  write("apps/standard/main.ts", main);
  write("packages/words.ts", 'export const wallet = "WALLET";');
  await build({
    root: join(top, "apps/standard"),
    configFile: false,
    logLevel: "silent",
    build: {
      outDir: join(top, "dist"),
      assetsInlineLimit: 0,
      rolldownOptions: { input: join(top, "apps/standard/main.ts") },
    },
    plugins: [brandsPlugin({ top, app: "apps/standard", listMarks: () => listBrandMarks(join(top, "brands"), own) })],
  });
}

describe("the border between brands and engines", () => {
  it("lets libraries and the platform hold what are ordinary words, whatever brands are called by them", async () => {
    await make(`
      import { words } from "../../node_modules/words/index.js";
      import { wallet } from "../../packages/words.ts";
      // A comment may name VELVETINE.
      console.log(words, wallet, "zephyr", "Zephyr", \`wallet \${words} WALLET\`);`);
  });

  it.each([
    ["name", 'console.log("Welcome to the Velvetine Club")', 'velvetine\'s name "Velvetine Club"'],
    ["merchant code", 'if (location.hash === "VELVETINE") alert()', 'velvetine\'s merchant code "VELVETINE"'],
    ["merchant code within a template", "console.log(`is${location}VELVETINE`)", "merchant code"],
    ["domain", 'fetch("https://Velvetine.localhost/x")', 'velvetine\'s domain "velvetine.localhost"'],
    ["domain of before", 'fetch("https://velvetine-before.localhost/x")', 'domain "velvetine-before.localhost"'],
    ["domain of a brand with an ordinary name", 'fetch("//zephyr.localhost")', 'zephyr\'s domain "zephyr.localhost"'],
    ["path", 'console.log("/brands/velvetine/assets/logo.svg")', 'velvetine\'s path "brands/velvetine/"'],
    ["text", 'console.log("The curtain rises at nine")', 'velvetine\'s text "The curtain rises at nine"'],
    [
      "data",
      'import data from "../../brands/zephyr/brand.json"; console.log(data.currency)',
      "brands/zephyr/brand.json",
    ],
    [
      "picture",
      'console.log(new URL("../../brands/velvetine/assets/curtain.svg", import.meta.url).href)',
      "brands/velvetine/assets/curtain.svg",
    ],
    ["slots", 'import { slots } from "../other/slots.ts"; console.log(slots)', "apps/other/slots.ts"],
  ])("refuses a brand's %s", async (_what, main, said) => {
    await expect(make(main)).rejects.toThrow(said);
  });

  it("lets a brand with slots of its own name itself in them", async () => {
    await make('console.log("VELVETINE")', "velvetine");
  });
});
