import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { serveDoor, token } from "../../test/testDoor.ts";
import { copyBrands, diffTrees, readTree } from "../../test/testBrands.ts";
import { openDoor } from "./callDoor.ts";
import { comparePairs, isShort } from "./comparePairs.ts";
import { createStudio, type Studio, type Work } from "./createStudio.ts";
import { keepDrafts, readDrafts } from "./keepDrafts.ts";

const folder = copyBrands();
const { toPort } = serveDoor(folder);
const lime = { key: "color.primary", mode: "dark", text: "#c9f13d", base: "#c8f03c" } as const;
const radius = { key: "radius.card", mode: "both", text: "6px", base: "4px" } as const;

async function open(key = token): Promise<Studio> {
  const studio = createStudio(openDoor(`http://127.0.0.1:${toPort()}`, key));
  await studio.load();
  return studio;
}

function find(studio: Studio, id = "kickline"): Work {
  const work = studio.get().works.find(({ brand }) => brand.id === id);
  if (!work) throw new Error(`no ${id}`);
  return work;
}

describe("the studio", () => {
  it("shows an edit in the styles and in the pairs it meets, and takes it back", async () => {
    const studio = await open();
    const before = find(studio);
    studio.type("kickline", { ...lime, text: "#1c2110" }, "#c8f03c");
    const { look, saved } = find(studio);
    expect(look.css).toContain("--mq-color-primary:#1c2110");
    const short = comparePairs(saved, look).filter(isShort);
    expect(short.map(({ mode, foreground }) => `${mode} ${foreground}`)).toContain("dark color.onPrimary");
    expect(short.every(({ mode }) => mode === "dark")).toBe(true);
    studio.undo("kickline");
    expect(find(studio).look.css).toBe(before.look.css);
    expect(comparePairs(saved, find(studio).look).filter(isShort)).toEqual([]);
  });

  it("leaves out what does not hold yet, says why, and shows the rest", async () => {
    const studio = await open();
    studio.type("kickline", radius, "4px");
    studio.type("kickline", { ...lime, text: "#c9f" }, "#c8f03c");
    const { look, history } = find(studio);
    expect(look.css).toContain("--mq-radius-card:6px");
    expect(look.css).toContain("--mq-color-primary:#c8f03c");
    expect(look.problems).toMatchObject([{ key: "color.primary" }]);
    expect(history.draft.map(({ text }) => text)).toEqual(["6px", "#c9f"]);
  });

  it("keeps each brand's draft for itself, also over a reading of the folder", async () => {
    const studio = await open();
    studio.type("kickline", lime, "#c8f03c");
    studio.type("aurelune", radius, "14px");
    await studio.load();
    expect([
      find(studio).history.draft,
      find(studio, "aurelune").history.draft,
      find(studio, "paperkite").history.draft,
    ]).toEqual([[lime], [{ ...radius, base: "14px" }], []]);
  });

  it("saves exactly the lines of what was typed", async () => {
    const studio = await open();
    const before = readTree(folder);
    studio.type("kickline", lime, "#c8f03c");
    studio.type("kickline", radius, "4px");
    await studio.save("kickline");
    expect(diffTrees(before, readTree(folder))).toEqual([
      '- kickline/tokens/core.tokens.json: "card": { "$value": { "value": 4, "unit": "px" } },',
      '+ kickline/tokens/core.tokens.json: "card": { "$value": { "value": 6, "unit": "px" } },',
      '- kickline/tokens/dark.tokens.json: "primary": { "$value": "#c8f03c" },',
      '+ kickline/tokens/dark.tokens.json: "primary": { "$value": "#c9f13d" },',
    ]);
    expect(studio.get().news).toBe(
      "Saved 2 changes to brands/kickline/tokens/dark.tokens.json and brands/kickline/tokens/core.tokens.json",
    );
    expect(find(studio).history.draft).toEqual([]);
    expect(find(studio).saved.css).toContain("--mq-color-primary:#c9f13d");
    for (const [file, text] of Object.entries(before)) writeFileSync(join(folder, file), text);
  });

  it("takes back what was saved, step by step; saved again, the folder is as it was", async () => {
    const studio = await open();
    const before = readTree(folder);
    studio.type("kickline", lime, "#c8f03c");
    studio.type("kickline", radius, "4px");
    await studio.save("kickline");
    studio.undo("kickline");
    expect(find(studio).history.draft).toEqual([{ ...radius, text: "4px", base: "6px" }]);
    studio.undo("kickline");
    expect(
      find(studio)
        .history.draft.map(({ text }) => text)
        .toSorted(),
    ).toEqual(["#c8f03c", "4px"]);
    expect(find(studio).look.css).toContain("--mq-color-primary:#c8f03c");
    studio.redo("kickline");
    expect(find(studio).look.css).toContain("--mq-color-primary:#c9f13d");
    studio.undo("kickline");
    await studio.save("kickline");
    expect(readTree(folder)).toEqual(before);
    expect(find(studio).history).toMatchObject({ draft: [], past: [], future: [{ length: 1 }, { length: 2 }] });
  });

  it("loses nothing that was typed when a save is refused, and says file, key, found and expected", async () => {
    const studio = await open();
    const before = readTree(folder);
    studio.type("kickline", { ...lime, text: "#1c2110" }, "#c8f03c");
    await studio.save("kickline");
    expect(studio.get().faults[0]).toMatchObject({
      file: "brands/kickline/tokens/dark.tokens.json",
      key: "color.primary on color.bg in dark",
      found: expect.stringMatching(/^contrast 1\.\d\d$/),
      expected: "at least 4.5",
    });
    expect(find(studio).history).toMatchObject({ draft: [{ text: "#1c2110" }], past: [[]] });
    expect(readTree(folder)).toEqual(before);
    studio.undo("kickline");
    expect(studio.get().faults).toEqual([]);
  });

  it("tells which token another hand changed while it is typed here, before a save and at it; the designer chooses, and nothing is lost", async () => {
    const studio = await open();
    const before = readTree(folder);
    const file = join(folder, "kickline/tokens/dark.tokens.json");
    const text = readFileSync(file, "utf8");
    studio.type("kickline", lime, "#c8f03c");
    studio.type("kickline", radius, "4px");
    writeFileSync(file, text.replace("#c8f03c", "#c8f04c"));
    const theirs = readTree(folder);
    // The studio has not read the folder since.
    await studio.save("kickline");
    expect(readTree(folder)).toEqual(theirs);
    expect(studio.get().faults).toEqual([
      {
        file: "brands/kickline/tokens/dark.tokens.json",
        key: "color.primary",
        found: '"#c8f04c" in the file by now',
        expected: '"#c8f03c", which the change was made on',
      },
    ]);
    expect(find(studio).history.draft).toEqual([lime, radius]);
    const [conflict, ...more] = find(studio).conflicts;
    expect([conflict, more]).toEqual([{ edit: lime, disk: [{ mode: "dark", text: "#c8f04c" }] }, []]);
    if (!conflict) return;

    studio.takeSaved("kickline", conflict);
    expect([find(studio).history.draft, find(studio).conflicts, studio.get().faults]).toEqual([[radius], [], []]);
    expect(find(studio).look.css).toContain("--mq-color-primary:#c8f04c");
    studio.undo("kickline");
    expect(find(studio).conflicts).toEqual([conflict]);
    studio.keepOwn("kickline", conflict);
    expect([find(studio).history.draft, find(studio).conflicts]).toEqual([[radius, { ...lime, base: "#c8f04c" }], []]);
    await studio.save("kickline");
    expect(diffTrees(theirs, readTree(folder)).filter((line) => line.startsWith("+"))).toEqual([
      '+ kickline/tokens/core.tokens.json: "card": { "$value": { "value": 6, "unit": "px" } },',
      '+ kickline/tokens/dark.tokens.json: "primary": { "$value": "#c9f13d" },',
    ]);
    for (const [name, content] of Object.entries(before)) writeFileSync(join(folder, name), content);
  });

  it("asks once for each theme when a hand told apart what both had, and for nothing where the hand did the same", async () => {
    const studio = await open();
    const before = readTree(folder);
    studio.type("kickline", radius, "4px");
    studio.type("kickline", lime, "#c8f03c");
    const light = join(folder, "kickline/tokens/light.tokens.json");
    writeFileSync(
      light,
      JSON.stringify({
        ...JSON.parse(readFileSync(light, "utf8")),
        radius: { card: { $type: "dimension", $value: { value: 9, unit: "px" } } },
      }),
    );
    const dark = join(folder, "kickline/tokens/dark.tokens.json");
    writeFileSync(dark, readFileSync(dark, "utf8").replace("#c8f03c", "#C9F13D"));
    await studio.load();
    const [conflict, ...more] = find(studio).conflicts;
    expect([conflict, more]).toEqual([
      {
        edit: radius,
        disk: [
          { mode: "dark", text: "4px" },
          { mode: "light", text: "9px" },
        ],
      },
      [],
    ]);
    if (conflict) studio.keepOwn("kickline", conflict);
    expect([find(studio).history.draft, find(studio).conflicts]).toEqual([
      [lime, { ...radius, mode: "dark" }, { ...radius, mode: "light", base: "9px" }],
      [],
    ]);
    await studio.save("kickline");
    expect([studio.get().faults, find(studio).history.draft]).toEqual([[], []]);
    expect(find(studio).saved.themes.light.get("radius.card")).toBe("6px");
    for (const [name, content] of Object.entries(before)) writeFileSync(join(folder, name), content);
  });

  it("tells a token of another run and a server that is gone, and keeps what was typed", async () => {
    expect((await open("S".repeat(43))).get().faults).toMatchObject([{ key: "x-marquee-studio" }]);
    const studio = await open();
    const gone = createStudio({
      ...openDoor("http://127.0.0.1:9", token),
      listBrands: openDoor(`http://127.0.0.1:${toPort()}`, token).listBrands,
    });
    await gone.load();
    for (const each of [studio, gone]) each.type("kickline", lime, "#c8f03c");
    await gone.save("kickline");
    expect(gone.get().faults).toMatchObject([{ key: "server" }]);
    expect(find(gone).history.draft).toEqual([lime]);
  });

  it("keeps a brand on screen while a hand breaks its files, and says what is wrong with them", async () => {
    const studio = await open();
    studio.type("kickline", lime, "#c8f03c");
    const file = join(folder, "kickline/tokens/core.tokens.json");
    const text = readFileSync(file, "utf8");
    for (const broken of ["{", text.replace('"px"', '"parsec"')]) {
      writeFileSync(file, broken);
      await studio.load();
      expect(studio.get().faults).toHaveLength(1);
      expect(find(studio).history.draft).toEqual([lime]);
    }
    writeFileSync(file, text);
    await studio.load();
    expect(studio.get().faults).toEqual([]);
  });
});

it("shows what the folder has now, also when an earlier reading is answered last", async () => {
  const door = openDoor(`http://127.0.0.1:${toPort()}`, token);
  const file = join(folder, "kickline/tokens/dark.tokens.json");
  const text = readFileSync(file, "utf8");
  const [read, release] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
  const held = [release.promise];
  const studio = createStudio({
    ...door,
    listBrands: async () => {
      const answer = await door.listBrands();
      read.resolve(undefined);
      await held.shift();
      return answer;
    },
  });
  const first = studio.load();
  await read.promise;
  writeFileSync(file, text.replace("#c8f03c", "#c8f04c"));
  const second = studio.load();
  // Time enough for a second reading that did not wait for the first.
  for (let turn = 0; turn < 3; turn += 1) await door.listBrands();
  release.resolve(undefined);
  await Promise.all([first, second]);
  expect(find(studio).saved.css).toContain("--mq-color-primary:#c8f04c");
  writeFileSync(file, text);
});

describe("drafts in the tab", () => {
  it("are there again when the page is, and a broken store is an empty one", async () => {
    const store = new Map<string, string>();
    const storage = {
      getItem: (name: string) => store.get(name) ?? null,
      setItem: (name: string, text: string) => void store.set(name, text),
    };
    keepDrafts(storage, { kickline: [lime] });
    const studio = createStudio(openDoor(`http://127.0.0.1:${toPort()}`, token), readDrafts(storage));
    await studio.load();
    expect(find(studio).history.draft).toEqual([lime]);
    for (const text of ["{", "7", '{"kickline":7}', '{"kickline":[{"key":1}]}']) {
      store.set("marquee-studio-drafts", text);
      expect(Object.values(readDrafts(storage)).flat()).toEqual([]);
    }
  });
});
