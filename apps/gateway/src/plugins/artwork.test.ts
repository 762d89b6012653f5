import { listGames } from "@marquee/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../test/openTestApp.ts";
import { openAurelune } from "../../test/visitor.ts";
import { createPictures } from "../http/createPictures.ts";

describe("pictures", () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await openTestApp();
  });
  afterAll(() => app.close());

  it("a flood of different names lets a call through in between", async () => {
    let drawn = 0;
    const flood = Array.from({ length: 300 }, async (_, number) => {
      const { statusCode } = await app.http.inject({ url: `/art/banners/rng-flood-${number}.svg` });
      drawn += 1;
      return statusCode;
    });
    await openAurelune(app).getStatus();
    expect(drawn).toBeLessThan(flood.length);
    expect(new Set(await Promise.all(flood))).toEqual(new Set([200]));
  });

  it("says when too many wait, and goes on afterwards", async () => {
    const flood = await Promise.all(
      Array.from({ length: 1_200 }, (_, number) =>
        app.http.inject({ url: `/art/avatars/${1 + (number % 99)}.svg`, headers: { host: `h${number}.example` } }),
      ),
    );
    expect(new Set(flood.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const names = await Promise.all(
      Array.from({ length: 1_200 }, (_, number) => app.http.inject({ url: `/art/vendors/V${number}.svg` })),
    );
    const refused = names.filter(({ statusCode }) => statusCode === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.every(({ headers }) => headers["retry-after"] === "1")).toBe(true);
    expect((await app.http.inject({ url: "/art/vendors/V1199.svg" })).statusCode).toBe(200);
  });

  it("GM-35: a game's picture follows its record, not its code: look, category and studio; a strange one is not there", async () => {
    const draw = async (path: string): Promise<string> => (await app.http.inject({ url: `/art/games/${path}` })).body;
    const [game] = (await openAurelune(app).get(listGames, { pageSize: 1 })).games;
    expect(game?.icon).toMatch(/^\/art\/games\/[a-z]+\/RNG\/[A-Z]{4}\/rng-[a-z]+-1\.svg$/);
    const pictures = [
      "sea/RNG/LUNA/one.svg",
      "gems/RNG/LUNA/one.svg",
      "sea/FISH/LUNA/one.svg",
      "sea/RNG/OPAL/one.svg",
      "sea/RNG/LUNA/two.svg",
    ];
    expect(new Set(await Promise.all(pictures.map(draw))).size).toBe(pictures.length);
    for (const path of [
      "sea/BINGO/LUNA/one.svg",
      "s_a/RNG/LUNA/one.svg",
      "sea/RNG/LUNA/one",
      "sea/RNG//one.svg",
      "sea/__proto__/LUNA/one.svg",
    ]) {
      expect((await app.http.inject({ url: `/art/games/${path}` })).statusCode, path).toBe(404);
    }
  });

  it("has a strong tag, and is not sent again to who has it", async () => {
    const ask = (headers: Record<string, string> = {}) =>
      app.http.inject({ url: "/art/games/rng-luna-9.svg", headers });
    const { headers } = await ask();
    const tag = String(headers["etag"]);
    expect(tag).toMatch(/^"[\w-]{27}"$/);
    expect(headers["content-security-policy"]).toContain("sandbox");
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`])
      expect(await ask({ "if-none-match": known })).toMatchObject({ statusCode: 304, body: "" });
    expect((await ask({ "if-none-match": '"other"' })).statusCode).toBe(200);
  });

  it("draws each once, keeps what is asked for, and no more than there is room for", async () => {
    const pictures = createPictures({ mostKept: 30, mostWaiting: 10 });
    const drawn: string[] = [];
    const ask = (name: string) =>
      pictures(name, () => {
        drawn.push(name);
        return name.repeat(10);
      });
    await Promise.all([ask("a"), ask("a"), ask("b")]);
    await ask("c");
    await ask("a");
    await ask("d");
    expect(drawn).toEqual(["a", "b", "c", "d"]);
    await ask("a");
    await ask("b");
    expect(drawn).toEqual(["a", "b", "c", "d", "b"]);
  });

  it("goes on after one that cannot be drawn", async () => {
    const pictures = createPictures({ mostKept: 30, mostWaiting: 10 });
    const broken = pictures("a", () => {
      throw new Error("no picture");
    });
    const next = pictures("b", () => "b");
    await expect(broken).rejects.toThrow("no picture");
    expect((await next).text).toBe("b");
    expect((await pictures("a", () => "a")).text).toBe("a");
  });
});
