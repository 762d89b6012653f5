import { once } from "node:events";
import { createServer } from "node:http";
import { inject } from "vitest";
import type { Browser, BrowserContextOptions, FrameLocator, Page } from "playwright";
import type { Outcome } from "../src/maths/Outcome.ts";
import { findCode, plantSeed } from "./findSeed.ts";
import { createTestHouse } from "./testHouse.ts";
import type { TestHouse } from "./testHouse.ts";

/** A game in a frame on another origin, as the platform shows it. */
export type Framed = {
  readonly page: Page;
  readonly game: FrameLocator;
  /** What the game told its host. */
  readonly heard: () => Promise<readonly Record<string, unknown>[]>;
  readonly tell: (type: string) => Promise<void>;
};

/** How a game is opened. */
type Scene = {
  readonly model: string;
  readonly isWanted?: (outcome: Outcome) => boolean;
  readonly language?: string;
  readonly context?: BrowserContextOptions;
  /** More of the launch's address. */
  readonly query?: Readonly<Record<string, string>>;
};

/** A house with its client, and a host page. */
export type GamePage = {
  readonly house: TestHouse;
  readonly open: (scene: Scene) => Promise<Framed>;
  /** Opens the game in a window of its own, with the way back that somebody wrote into its address; `site` is the host's own. */
  readonly openAlone: (scene: Scene, toBack: (site: string) => string) => Promise<Page>;
  /** Opens the game again for the same player, in the same page. */
  readonly launchAgain: (framed: Framed, scene: Scene) => Promise<void>;
  readonly close: () => Promise<void>;
};

const hostPage = `<!doctype html><html lang="en"><title>Host</title><style>body{margin:0}iframe{width:100vw;height:100vh;border:0;display:block}</style>
<iframe title="Game" sandbox="allow-scripts allow-same-origin allow-popups allow-forms" allow="fullscreen; autoplay"></iframe>
<script>window.heard=[];addEventListener("message",({data,origin})=>heard.push({...data,origin}))</script></html>`;

/** Builds the stage: real sockets, a real database, windows of a real browser. */
export async function openGamePage(browser: Browser): Promise<GamePage> {
  const server = createServer((_, response) => response.setHeader("content-type", "text/html").end(hostPage)).listen(
    0,
    "127.0.0.1",
  );
  await once(server, "listening");
  const address = server.address();
  const host = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  // A browser beside it leaves the wallet little of two cores: nothing here is about one that is slow.
  const page = { clientFolder: inject("clientFolder"), frameAncestors: [host] };
  const house = await createTestHouse(page, undefined, 30_000);
  const origin = await house.app.listen({ host: "127.0.0.1", port: 0 });

  const launchAgain = async (
    { page }: Pick<Framed, "page">,
    { model, language = "EN", query: more = {} }: Scene,
  ): Promise<void> => {
    const code = findCode(model);
    const query = new URLSearchParams({
      t: house.wallet.issueToken("p1", code),
      lang: language,
      back: `${host}/slots`,
      device: "WEB",
      ...more,
    });
    await page.evaluate(
      (src) => document.querySelector("iframe")?.setAttribute("src", src),
      `${origin}/play/${code}?${query}`,
    );
  };

  return {
    house,
    openAlone: async ({ model, context, query }, toBack) => {
      const code = findCode(model);
      const page = await (await browser.newContext(context)).newPage();
      await page.goto(
        `${origin}/play/${code}?${new URLSearchParams({ t: house.wallet.issueToken("p1", code), back: toBack(host), ...query })}`,
      );
      return page;
    },
    launchAgain,
    open: async (scene) => {
      if (scene.isWanted) await plantSeed(house.house, "p1", findCode(scene.model), scene.isWanted);
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...scene.context });
      // The first page of a file waits for what other suites leave of two cores.
      context.setDefaultTimeout(90_000);
      const page = await context.newPage();
      page.on("console", (message) => {
        if (/Content Security Policy/.test(message.text())) house.logs.push(`CSP ${message.text()}`);
      });
      await page.goto(host);
      await launchAgain({ page }, scene);
      return {
        page,
        game: page.frameLocator("iframe"),
        heard: () => page.evaluate(() => Reflect.get(window, "heard")),
        tell: (type) =>
          page.evaluate((data) => document.querySelector("iframe")?.contentWindow?.postMessage(data, "*"), { type }),
      };
    },
    close: async () => {
      await Promise.all(browser.contexts().map((context) => context.close()));
      await house.close();
      server.closeAllConnections();
      server.close();
    },
  };
}
