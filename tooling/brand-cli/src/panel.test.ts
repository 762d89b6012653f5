import { readdirSync, readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { join } from "node:path";
import { lessTransparency, toLaunchOptions } from "@marquee/chromium";
import { contractVersion, type ModId, isModId, moduleParents } from "@marquee/contract";
import { findPort } from "@marquee/ports";
import { type Engine, toSecurityPolicy } from "@marquee/site-store";
import { chooseBrand, sweepVariable } from "@marquee/sweep";
import { compose, type LayerDraft, listHashes, makeLayer, type PageAddition, root } from "@marquee/vite";
import { type Browser, chromium, type Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { toPanelAddition } from "./commands/preview.ts";
import { type Bench, openBench } from "../test/testCli.ts";

const brands = readdirSync(join(root, "brands"));
/** Each answer is asked of the command too: of one brand in a test, of all in a sweep. */
const tried = process.env[sweepVariable] === "1" ? brands : [chooseBrand("panel", brands)];
const ids = Object.keys(moduleParents).filter((id): id is ModId => isModId(id));
const engine: Engine = {
  digest: "e".repeat(16),
  contract: contractVersion,
  entry: "main.js",
  initial: [],
  catalogues: { EN: "" },
  restCatalogues: { EN: "" },
  login: [],
  importMap: "",
  style: "",
  tokens: [],
  settings: [],
  bom: { modules: [], features: [], packages: [], bytes: {} },
  files: {},
};

let bench: Bench;
let browser: Browser;
let server: Server;
let panel: PageAddition;
let layer: LayerDraft;
let isSilent = false;
let port = 0;

/** A brand's page with the panel appended, under the content policy of a published page; the gateway serves the recorded tree. */
function answer(path: string): readonly [type: string, body: string | Uint8Array] {
  const tree: unknown = JSON.parse(readFileSync(join(bench.brands, layer.brand.id, "tree.fixture.json"), "utf8"));
  if (path.startsWith("/wps/"))
    return [
      "application/json",
      isSilent ? "" : JSON.stringify({ success: true, value: { info: { whitelabel: tree } } }),
    ];
  if (path === "/panel.js") return ["text/javascript", panel.script];
  if (path.endsWith("tokens.css")) return ["text/css", layer.files.get("tokens.css") ?? ""];
  if (path !== "/") return ["text/javascript", ""];
  return [
    "text/html",
    compose(engine, layer, "app", "EN").replace("</body>", panel.toMark(engine, { ...layer, files: {} }, "/panel.js")),
  ];
}

beforeAll(async () => {
  bench = openBench();
  panel = await toPanelAddition();
  port = await findPort();
  server = createServer((request, response) => {
    const [type, body] = answer((request.url ?? "").split("?")[0] ?? "");
    const policy = toSecurityPolicy(listHashes(engine, layer), {
      imageHosts: [],
      launchHosts: ["http://games.example"],
    });
    response.writeHead(200, { "content-type": type, "content-security-policy": policy }).end(body);
  }).listen(port, "127.0.0.1");
  browser = await chromium.launch(toLaunchOptions(lessTransparency));
});
afterAll(async () => {
  await browser.close();
  server.closeAllConnections();
  server.close();
  bench.close();
});

async function open(id: string, visitor?: string): Promise<{ page: Page; faults: string[] }> {
  layer = await makeLayer(join(bench.brands, id));
  const page = await browser.newPage();
  const faults: string[] = [];
  page.on(
    "console",
    (message) => message.type() === "error" && !message.text().includes("404") && faults.push(message.text()),
  );
  if (visitor !== undefined) await page.addInitScript((kind) => sessionStorage.setItem("isAgent", kind), visitor);
  await page.goto(`http://127.0.0.1:${port}/`);
  return { page, faults };
}

/** The rows of the open panel: modId, on or off, who decided, why. */
const readRows = (page: Page): Promise<string[][]> =>
  page
    .getByRole("row")
    .evaluateAll((rows) => rows.slice(1).map((row) => [...row.children].map((cell) => cell.textContent ?? "")));

describe("the panel of modules", () => {
  it.each(tried)("says of every modId of %s what brand explain says, and nothing else", async (id) => {
    const { page, faults } = await open(id, "0");
    await page.keyboard.press("Alt+m");
    await page.getByRole("rowheader", { name: "ROOT3" }).waitFor();
    const told = [];
    for (const modId of ids) {
      const [verdict] = JSON.parse((await bench.brand("explain", id, modId, "--json")).out).verdicts;
      told.push([modId, verdict.isOn ? "on" : "off", verdict.by ?? "", verdict.why ?? ""]);
    }
    expect(await readRows(page)).toEqual(told);
    await expect.poll(() => page.getByText(/^\d s old$/).count()).toBe(1);
    expect(await page.getByText(layer.digest).count()).toBe(1);
    expect(faults).toEqual([]);
    await page.close();
  });

  it("opens, filters and closes by keys alone, and says what the session lacks", async () => {
    const { page } = await open("aurelune");
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Enter");
    await page.keyboard.type("login lobbyrecent3");
    await expect.poll(() => page.getByRole("row").count()).toBe(2);
    expect((await readRows(page)).find(([modId]) => modId === "LOBBYRECENT3")?.slice(1)).toEqual([
      "on",
      "session",
      "its calls wait for a login",
    ]);
    await page.keyboard.press("Escape");
    expect(await page.getByRole("table").count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.textContent)).toBe("Modules");
    await page.close();
  });

  it("says what a trial account lacks where its module is on: the gates do not ask who looks", async () => {
    const { page } = await open("aurelune", "4");
    await page.keyboard.press("Alt+m");
    await page.getByRole("rowheader", { name: "ROOT3" }).waitFor();
    const rows = new Map((await readRows(page)).map(([modId = "", ...rest]) => [modId, rest]));
    expect([rows.get("LOBBYFAV3"), rows.get("LOBBYRECENT3"), rows.get("GRNG3")]).toEqual([
      ["on", "session", "its calls wait for an account that is no trial"],
      ["on", "", ""],
      ["on", "", ""],
    ]);
    await page.close();
  });

  it("keeps the last good tree when the gateway is silent, and explains the careful defaults where none came", async () => {
    isSilent = true;
    const { page } = await open("aurelune");
    await page.keyboard.press("Alt+m");
    await page.getByText("none came: careful defaults").waitFor();
    const careful = new Map((await readRows(page)).map(([modId = "", now]) => [modId, now]));
    expect([careful.get("GRNG3"), careful.get("MEMCEN3"), careful.get("TRANSREC3")]).toEqual(["on", "off", "off"]);
    isSilent = false;
    await page.keyboard.press("Escape");
    await page.keyboard.press("Alt+m");
    await page.getByText(/^\d s old$/).waitFor();
    isSilent = true;
    await page.keyboard.press("Escape");
    await page.keyboard.press("Alt+m");
    await page.getByRole("row", { name: "MEMCEN3 on" }).waitFor();
    await page.close();
    isSilent = false;
  });
});
