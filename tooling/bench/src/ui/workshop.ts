import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "@marquee/vite";
import { preview } from "vite";
import type { Figure } from "../Figure.ts";
import { openBrowser } from "../site/openBrowser.ts";
import { toMedian } from "../site/toMedian.ts";

/** A contact sheet: many components at once. */
const story = "sheets--lobby";
const rounds = 3;

function buildWorkshop(folder: string): void {
  const app = join(root, "apps/storybook");
  const storybook = join(app, "node_modules/storybook/dist/bin/dispatcher.js");
  execFileSync(process.execPath, [storybook, "build", "--quiet", "--output-dir", folder], {
    cwd: app,
    stdio: ["ignore", "ignore", "inherit"],
  });
}

/** Chooses a brand as the toolbar does; answers the milliseconds until its colours are painted. */
function switchBrand(brand: string): Promise<number> {
  const begin = performance.now();
  const channel: unknown = Reflect.get(globalThis, "__STORYBOOK_ADDONS_CHANNEL__");
  const emit: unknown = Reflect.get(Object(channel), "emit");
  if (typeof emit !== "function") throw new Error("the workshop has no channel");
  Reflect.apply(emit, channel, ["updateGlobals", { globals: { brand } }]);
  return new Promise((resolve) => {
    const look = (): void => {
      // A task that a frame's callback asks for runs after that frame's paint.
      if (document.documentElement.dataset["brand"] === brand)
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begin)));
      else requestAnimationFrame(look);
    };
    look();
  });
}

/** The workshop's brand switch, from the toolbar's choice until the paint. */
export async function measureWorkshop(say: (line: string) => void): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "marquee-workshop-"));
  try {
    buildWorkshop(folder);
    const server = await preview({
      configFile: false,
      logLevel: "silent",
      root: folder,
      build: { outDir: folder },
      preview: { port: 4830 },
    });
    const browser = await openBrowser();
    try {
      const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
      await page.goto(`http://localhost:4830/iframe.html?id=${story}&viewMode=story`);
      await page.locator("#storybook-root").getByRole("article").first().waitFor();
      await page.waitForTimeout(1000);
      const times: number[] = [];
      const brands = readdirSync(join(folder, "layers"));
      for (const brand of Array.from({ length: rounds }, () => [...brands.slice(1), ...brands.slice(0, 1)]).flat())
        times.push(await page.evaluate(switchBrand, brand));
      say(`brand switches: ${times.map(Math.round).join(", ")} ms`);
      return [
        {
          id: "B8",
          what: "brand switch in the workshop",
          value: toMedian(times),
          unit: "ms",
          budget: { of: "value", atMost: 200, isBinding: false },
        },
      ];
    } finally {
      await browser.close();
      await server.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
