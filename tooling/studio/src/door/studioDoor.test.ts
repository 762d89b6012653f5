import { once } from "node:events";
import { renameSync, rmSync, symlinkSync } from "node:fs";
import { createServer, request } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { copyBrands, diffTrees, readTree } from "../../test/testBrands.ts";
import { type Call, serveDoor, token } from "../../test/testDoor.ts";

const folder = copyBrands();
const elsewhere = copyBrands();
const { call, save, toPort, door } = serveDoor(folder);
const patch = { key: "color.primary", mode: "dark", value: "#c9f13d" };
const good = { brand: "kickline", patches: [patch] };
const post = (headers: Readonly<Record<string, string>>): Call => ({
  method: "POST",
  path: "/marquee-studio/patches",
  headers: { "content-type": "application/json", ...headers },
  body: JSON.stringify(good),
});

/** Expects a refusal that names what was wrong, and that no file changed. */
async function expectRefusal(
  answer: Promise<{ readonly status: number; readonly text: string }>,
  status: number,
  ...words: readonly string[]
): Promise<void> {
  const before = readTree(folder);
  const { status: found, text } = await answer;
  expect(found).toBe(status);
  for (const word of words) expect(text).toContain(word);
  expect(text).not.toContain(token);
  expect(readTree(folder)).toEqual(before);
}

describe("the studio's door", () => {
  it("gives the workshop's page every brand's own tokens and the families it may name", async () => {
    const { status, text, headers } = await call();
    const { brands, families, faults } = JSON.parse(text);
    expect([status, faults]).toEqual([200, []]);
    expect(brands.map(({ id }: { id: string }) => id)).toEqual(["aurelune", "kickline", "paperkite", "saltlantern"]);
    expect(brands[1]).toMatchObject({ name: "Kickline", extends: "daylight" });
    expect(brands[1].own.dark[0].tokens.color.primary.$value).toBe("#c8f03c");
    expect(families).toContain("Chakra Petch");
    expect(headers["cache-control"]).toBe("no-store");
    expect(Object.keys(headers).filter((name) => name.startsWith("access-control"))).toEqual([]);
  });

  it("saves a patch as the lines it names and answers the brand as it is now", async () => {
    const before = readTree(folder);
    const { status, text } = await save(good);
    expect([status, JSON.parse(text).changes]).toEqual([
      200,
      [{ file: "brands/kickline/tokens/dark.tokens.json", key: "color.primary" }],
    ]);
    expect(JSON.parse(text).brand.own.dark[0].tokens.color.primary.$value).toBe("#c9f13d");
    expect(diffTrees(before, readTree(folder))).toEqual([
      '- kickline/tokens/dark.tokens.json: "primary": { "$value": "#c8f03c" },',
      '+ kickline/tokens/dark.tokens.json: "primary": { "$value": "#c9f13d" },',
    ]);
    await save({ ...good, patches: [{ ...patch, value: "#c8f03c" }] });
  });

  it.each([
    ["a foreign host", { host: "evil.example" }, "Host"],
    ["a foreign host that ends like ours", { host: "localhost.evil.example:80" }, "Host"],
    ["a name of another port", { host: "localhost:1" }, "Host"],
    ["a foreign origin", { origin: "http://evil.example" }, "Origin"],
    ["another server of this machine", { origin: "http://localhost:1" }, "Origin"],
    ["a page without an origin", { origin: "null" }, "Origin"],
    ["a page of another site", { "sec-fetch-site": "cross-site" }, "Sec-Fetch-Site"],
    ["an empty token", { "x-marquee-studio": "" }, "the token of this run"],
    ["a token of another run", { "x-marquee-studio": "S".repeat(43) }, "the token of this run"],
    ["a token with a letter of two bytes", { "x-marquee-studio": `${"S".repeat(42)}é` }, "the token of this run"],
    ["a longer token", { "x-marquee-studio": `${token}T` }, "the token of this run"],
  ])("refuses %s, for reading and for writing", async (_, headers, word) => {
    await expectRefusal(call({ headers }), 403, word);
    await expectRefusal(call(post(headers)), 403, word);
  });

  it("refuses a request without a host, and one without the token, written by hand", async () => {
    for (const lines of [
      ["GET /marquee-studio/brands HTTP/1.0", `x-marquee-studio: ${token}`],
      ["GET /marquee-studio/brands HTTP/1.0", `host: 127.0.0.1:${toPort()}`],
    ]) {
      const socket = connect(toPort(), "127.0.0.1");
      socket.end(`${lines.join("\r\n")}\r\n\r\n`);
      let said = "";
      socket.setEncoding("utf8").on("data", (text: string) => (said += text));
      await once(socket, "close");
      expect(said).toMatch(/^HTTP\/1\.1 403 /);
      expect(said).not.toContain(token);
    }
  });

  it("refuses whatever does not come over this machine's own network", async () => {
    const socket = join(folder, "door.sock");
    const server = createServer((incoming, response) => door(incoming, response, () => response.end()));
    await once(server.listen(socket), "listening");
    const status = await new Promise((resolve) =>
      request(
        {
          socketPath: socket,
          path: "/marquee-studio/brands",
          headers: { host: `127.0.0.1:${toPort()}`, "x-marquee-studio": token },
        },
        (response) => resolve(response.statusCode),
      ).end(),
    );
    expect(status).toBe(403);
    server.close();
  });

  it.each([
    ["PUT", "/marquee-studio/patches", 405, "POST"],
    ["GET", "/marquee-studio/patches", 405, "POST"],
    ["OPTIONS", "/marquee-studio/patches", 405, "POST"],
    ["POST", "/marquee-studio/brands", 405, "GET"],
    ["GET", "/marquee-studio", 404, "/marquee-studio/brands"],
    ["GET", "/marquee-studio/../brands/kickline/brand.json", 404, "/marquee-studio/brands"],
    ["GET", "/marquee-studio/%2e%2e/brands", 404, "/marquee-studio/brands"],
  ])("refuses %s %s", (method, path, status, word) => expectRefusal(call({ method, path }), status, word));

  it("refuses another content type, more than 256 kB, and what is no JSON", async () => {
    await expectRefusal(save(good, { "content-type": "text/plain" }), 415, "application/json");
    await expectRefusal(save(good, { "content-type": "application/x-www-form-urlencoded" }), 415, "application/json");
    await expectRefusal(
      save(`{ "brand": "kickline", "patches": "${"x".repeat(256 * 1024)}" }`),
      413,
      "at most 262144 bytes",
    );
    await expectRefusal(save("{"), 400, "no JSON");
  });

  it.each([
    ["..", "no brand's id"],
    ["../brands/kickline", "no brand's id"],
    ["kickline/../aurelune", "no brand's id"],
    ["/etc", "no brand's id"],
    ["KICKLINE", "no brand's id"],
    ["nobody", "an unknown brand"],
    ["kikline", 'did you mean \\"kickline\\"?'],
  ])("refuses the brand %s", (brand, word) => expectRefusal(save({ ...good, brand }), 422, word));

  it.each([
    [null, "an object with brand and patches"],
    [[good], "an object with brand and patches"],
    [{ brand: 7, patches: [patch] }, "a brand's id"],
    [{ patches: [patch] }, "a brand's id"],
    [{ ...good, gate: false }, "gate"],
  ])("refuses a body of another shape, case %#", (body, word) => expectRefusal(save(body), 400, word));

  it.each([
    [[], "1 to 500 patches"],
    [[{ ...patch, mode: "dusk" }], "patches[0].mode"],
    [[{ ...patch, file: "../../etc/passwd" }], "patches[0].file"],
    [[{ ...patch, key: "color.nothing" }], "an unknown token"],
    [[{ ...patch, key: "color.primry" }], 'did you mean \\"color.primary\\"?'],
    [[{ ...patch, key: "__proto__.x" }], "an unknown token"],
    [[{ ...patch, value: "{color.nothing}" }], "an alias to a token that exists"],
    [[{ ...patch, value: "{color.primary}" }], "the cycle"],
    [[{ ...patch, value: 4 }], "color.primary"],
    [[{ ...patch, value: "red;} body{display:none" }], '\\"red;} body{display:none\\"'],
    [[{ ...patch, value: "#2a3d04" }], '"found":"contrast 1.'],
    [[{ key: "radius.card", mode: "both", value: "red" }], '\\"red\\"'],
  ])("refuses patches that the brand cannot have, case %#", async (patches, word) => {
    await expectRefusal(
      save({ brand: "kickline", patches: [...patches] }),
      422,
      word,
      '"found"',
      '"expected"',
      '"file"',
      '"key"',
    );
  });

  it("refuses with status 409 what another hand changed since, and writes nothing else of the patch either", async () => {
    const radius = {
      key: "radius.card",
      mode: "both",
      value: { value: 6, unit: "px" },
      basedOn: { value: { value: 4, unit: "px" } },
    };
    await expectRefusal(
      save({ ...good, patches: [{ ...patch, basedOn: { value: "#c8f04c" } }, radius] }),
      409,
      "color.primary",
      '\\"#c8f03c\\" in the file by now',
      "which the change was made on",
    );
    await expectRefusal(save({ ...good, patches: [{ ...patch, basedOn: "#c8f03c" }] }), 422, "patches[0].basedOn");
  });

  it("follows no link: neither a brand's folder nor a file of it, and shows the other brands", async () => {
    symlinkSync(join(elsewhere, "kickline"), join(folder, "linked"));
    const file = join(folder, "kickline/tokens/dark.tokens.json");
    renameSync(file, `${file}.kept`);
    symlinkSync(join(elsewhere, "kickline/tokens/dark.tokens.json"), file);
    await expectRefusal(save({ ...good, brand: "linked" }), 422, "brands/linked", "a link, which is not followed");
    await expectRefusal(save(good), 422, "brands/kickline/tokens/dark.tokens.json", "a link, which is not followed");
    const { brands, faults } = JSON.parse((await call()).text);
    expect(brands.map(({ id }: { id: string }) => id)).toEqual(["aurelune", "paperkite", "saltlantern"]);
    expect(faults).toMatchObject([{ file: "brands/kickline/tokens/dark.tokens.json" }, { file: "brands/linked" }]);
    rmSync(join(folder, "linked"));
    renameSync(`${file}.kept`, file);
  });

  it("leaves all other addresses to the workshop", async () => {
    for (const path of ["/", "/iframe.html", "/marquee-studios", "/x/marquee-studio/brands"])
      expect((await call({ path, headers: { "x-marquee-studio": "none" } })).status).toBe(204);
  });
});
