import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { copyTree, type Outcome } from "@marquee/check/copyTree";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { run } from "../src/run.ts";
import { linkDependencies } from "./linkDependencies.ts";

const tree = copyTree();
afterAll(tree.remove);

/** Runs a command on the copy of the repository, in this process. */
async function create(words: string): Promise<{ readonly code: number; readonly said: string }> {
  const lines: string[] = [];
  const say = (line: string): void => void lines.push(line);
  return {
    code: await run(words.split(" "), { out: say, err: say, isTerminal: false }, tree.folder),
    said: lines.join("\n"),
  };
}

/** The names, sizes and times of all files that a command might write. */
const toState = (): string =>
  globSync("{apps,packages,tooling}/**/*.{ts,tsx,po,json,md,draft}", {
    cwd: tree.folder,
    exclude: (path) => path.includes("node_modules"),
  })
    .map((path) => `${path} ${statSync(join(tree.folder, path)).size} ${statSync(join(tree.folder, path)).mtimeMs}`)
    .join("\n");

const made = [
  "feature lucky-wheel --module TOURNEY3",
  "screen season-pass --feature games --module GRNG3",
  "endpoint getClubCard --domain member --feature wallet",
  "panel lucky-draws --feature wallet --group records",
  "domain vouchers --module JACKPOT3 --group rewards",
];

/** Expects exit code 0, and shows the whole output otherwise. */
const expectGreen = ({ code, output }: Outcome): void => expect([code, code === 0 ? "" : output]).toEqual([0, ""]);

describe("pnpm new", () => {
  const before = toState();
  afterEach(() => expect(toState()).toBe(before));

  it.each([
    ["featur x", 'no kind "featur", did you mean "feature"?'],
    ["feature lucky-wheel --module TOURNY3", 'did you mean "TOURNEY3"?'],
    ["feature lucky-wheel --module LOBBY3", "games has it"],
    ["feature lucky-wheel", "--module is missing"],
    ["feature games --module TOURNEY3", "packages/features/games is there already"],
    ["feature Lucky_Wheel --module TOURNEY3", 'such as "lucky-wheel"'],
    ["domain games --module TOURNEY3 --group rewards", "packages/features/games is there already"],
    ["domain vouchers --module LOBBY3 --group rewards", "games has it"],
    ["domain vouchers --module TOURNEY3", "--group is missing"],
    ["screen hot --feature games", "/hot is another page's address already"],
    ["screen favourites --feature games --path /mine", "FavouritesScreen.tsx is there already"],
    ["screen season-pass --feature gams", 'did you mean "games"?'],
    ["screen season-pass --feature games --module ANNOUNCE3", 'no module of games "ANNOUNCE3"'],
    ["screen season-pass --feature games --path season", "an address such as"],
    [
      "panel transactionHistory --feature games --group records",
      "/member/transactionHistory is another panel's address already",
    ],
    [
      "panel lucky-draws --feature wallet",
      "--group is missing: affiliate, account, wallet, records, protection, rewards, messages",
    ],
    ["panel lucky-draws --feature wallet --group recods", 'did you mean "records"?'],
    ["panel a(b --feature wallet --group records", "a panel's name has small letters"],
    ["endpoint getBalance --domain wallet", "getBalance is there already"],
    ["endpoint getNotice --domain support", "Notice is there already"],
    ["endpoint clubCard --domain member", "is named get… or list…"],
    ["endpoint getClubCard --domain membr", 'did you mean "member"?'],
    ["screen season-pass --shape round", "Unknown option '--shape'"],
  ])("%s is refused with a message that names the fault, and nothing is written", async (words, said) => {
    expect(await create(words)).toEqual({ code: 3, said: expect.stringContaining(said) });
  });

  it.each(made)("%s --dry-run names what it would write, and changes nothing", async (words) => {
    expect(await create(`${words} --dry-run`)).toEqual({
      code: 0,
      said: expect.stringMatching(/^would write .*\n[^]*\nnothing was written$/),
    });
  });

  it("leaves nothing behind when a file cannot be written", async () => {
    // There is a file where a folder must be created.
    tree.plant("packages/features/lucky-wheel", "");
    expect((await create(made[0] ?? "")).code).toBe(1);
    tree.restore();
  });

  it("brand does the same as `pnpm brand new`", async () => {
    expect(await create("brand moonharbour --yes --dry-run")).toEqual({
      code: 0,
      said: expect.stringContaining("would write brands/moonharbour/brand.json"),
    });
  });
});

describe("the result of pnpm new", () => {
  let said: readonly string[] = [];
  const written: string[] = [];

  beforeAll(() => {
    for (const words of made) {
      const outcome = tree.run(`node tooling/create/src/main.ts ${words}`);
      expectGreen(outcome);
      const paths = [...outcome.output.matchAll(/^(?:write|change|generate) (\S+)$/gm)].map(([, path = ""]) => path);
      written.push(...paths);
      if (words.startsWith("domain "))
        said = [...outcome.output.matchAll(/^(?:write|change) (\S+)$/gm)].map(([, path = ""]) => path);
    }
    for (const folder of ["lucky-wheel", "vouchers", "games", "wallet"])
      linkDependencies(tree.folder, `packages/features/${folder}`);
  });

  it("for a domain is in its own folders, the settings and the page about webhooks; lists are generated, and texts and locks written by their commands", () => {
    const own =
      /^(?:packages\/contract\/src\/vouchers|apps\/gateway\/src\/(?:modules|adapters)\/vouchers|packages\/features\/vouchers|apps\/back-office\/src\/vouchers)\/|^packages\/(?:testing\/src\/fixtures\/vouchersAnswers|whitelabel\/src\/features\/vouchers)\.ts$/;
    const made = /\.po$|\.lock$/;
    expect(said.filter((path) => !own.test(path) && !made.test(path))).toEqual([
      "apps/gateway/src/config.ts",
      "apps/gateway/src/settingNames.ts",
      "docs/webhooks.md",
    ]);
  });

  it.each(["format", "generated", "layers", "modules", "versions", "unused"])("passes check:%s", (name) =>
    expectGreen(tree.check(name)),
  );

  it("passes check:lint", () => {
    const code = written.filter((path) => /\.tsx?$/.test(path));
    expect(code.length).toBeGreaterThan(50);
    expectGreen(tree.check("lint", code));
  });

  it("passes the type check", () => {
    // The features of the site and the back office have the same options: one run reads the contract once for both.
    const features = ["lucky-wheel", "vouchers", "games", "wallet"].map(
      (name) => `../../packages/features/${name}/src`,
    );
    tree.plant(
      "apps/back-office/tsconfig.made.json",
      JSON.stringify({
        extends: "./tsconfig.json",
        include: ["src", ...features, "../../packages/testing/src/listAnswers.ts"],
      }),
    );
    tree.plant(
      "apps/gateway/tsconfig.made.json",
      JSON.stringify({ extends: "./tsconfig.json", include: ["src/modules/member", "src/modules/vouchers", "test"] }),
    );
    for (const app of ["back-office", "gateway"])
      expectGreen(tree.run(`tsc --noEmit --checkers 1 -p apps/${app}/tsconfig.made.json`));
  });

  it("has a handler, a client call and a screen for its row", () => {
    const ask =
      'import { listRowFaults } from "./tooling/check/test/listRowFaults.ts"; console.log(JSON.stringify(listRowFaults(process.cwd())));';
    expect(tree.run(`node --input-type=module -e '${ask}'`)).toMatchObject({ code: 0, last: "[]" });
  });

  it.each([
    ["packages/features/lucky-wheel", ""],
    ["packages/contract", "src/rows.test.ts"],
    ["packages/testing", ""],
    ["tooling/vite", "src/texts.test.ts"],
    ["apps/back-office", "src/pages.test.ts src/texts/texts.test.ts"],
    [
      "apps/gateway",
      "src/modules/member/readClubCard.test.ts src/modules/vouchers src/modules/security/memberTables.test.ts src/modules/staff/matrix.test.ts src/db/Schema.test.ts src/db/functionsLock.test.ts src/db/migrationsLock.test.ts src/webhooks/receiverExample.test.ts --project postgres",
    ],
  ])("passes the tests of %s %s", (folder, files) =>
    expectGreen(tree.run(`cd ${folder} && node node_modules/vitest/vitest.mjs run ${files}`)),
  );

  it("is part of a built engine", () => {
    expectGreen(tree.run("node tooling/brand-cli/src/main.ts build aurelune --store built"));
    const bytes = globSync("built/blobs/**/*", { cwd: tree.folder })
      .filter((path) => statSync(join(tree.folder, path)).isFile())
      .map((path) => readFileSync(join(tree.folder, path), "latin1"))
      .join("\n");
    for (const text of [
      "Vouchers opens here soon.",
      "/wps/vouchers",
      "Lucky wheel opens here soon.",
      "Lucky draws",
      "Season pass opens here soon.",
      "/wps/member/club-card",
    ])
      expect([text, bytes.includes(text)]).toEqual([text, true]);
  });
});

describe("a brand's slots", () => {
  it("with an outdated version end its build with code 1, naming the slot and both versions", () => {
    tree.plant("apps/kickline/src/slots.tsx", (text) => text.replaceAll("home.sections@1", "home.sections@0"));
    const { code, output } = tree.run("node tooling/brand-cli/src/main.ts build kickline --store built");
    tree.restore();
    expect([code, output]).toEqual([
      1,
      expect.stringContaining(
        'apps/kickline/src/slots.tsx: slots[3] "home.sections@0": found version 0, expected version 1',
      ),
    ]);
  });
});
