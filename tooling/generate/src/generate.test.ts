import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { generate, listStale } from "./generate.ts";

const contract = "packages/contract/src";

/** A tree of two domains, as small as one can be. */
const sources: Readonly<Record<string, string>> = {
  ".oxfmtrc.json": '{ "printWidth": 120 }',
  [`${contract}/money.ts`]:
    "export const moneyScale = 4;\n/**\n * A part.\n *\n * @internal\n */\nexport const hidden = 1;\n",
  [`${contract}/wallet/endpoints.ts`]:
    'export const getBalance = { name: "getBalance", method: "GET", path: "/balance" };\n' +
    'export const createDeposit = { name: "createDeposit", method: "POST", path: "/deposit" };\n',
  [`${contract}/wallet/schemas.ts`]:
    'import { Type } from "typebox";\nexport const BalanceSchema = Type.Any();\nexport type Balance = string;\n',
  [`${contract}/wallet/rows.ts`]: "export const walletRows: readonly SchemaRow[] = [];\n",
  [`${contract}/wallet/errors.ts`]: 'export const walletErrors = {\n  "wallet.locked": 200,\n} as const;\n',
  [`${contract}/games/staffEndpoints.ts`]:
    'export const listStaffGames = { name: "listStaffGames", method: "POST", path: "/games", scope: "merchant" };\n',
  [`${contract}/games/errors.ts`]: "export const gamesErrors = {\n  maintenance: 503,\n} as const;\n",
  "apps/gateway/src/modules/wallet/index.ts":
    'export const walletModule: GatewayModule = {\n  demo: { part: "money", create },\n};\n',
  "apps/gateway/src/modules/wallet/schema.ts": "export interface WalletTables {\n  wallets: object;\n}\n",
  "packages/api-client/src/api.ts": "export const api = 1;\n",
  "packages/features/wallet/src/Balance.tsx": "const balance = useGetBalanceQuery({});\n",
  "apps/back-office/src/games/Games.tsx": "const games = useLazyListStaffGamesQuery({});\n",
  "apps/gateway/src/db/kept.ts": "",
  "apps/gateway/src/demo/kept.ts": "",
};

describe("generate", () => {
  let root = "";
  const plant = (path: string, text: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const read = (path: string): string => readFileSync(join(root, path), "utf8");
  const listStalePaths = async (): Promise<readonly string[]> => (await listStale(root)).map(({ path }) => path);

  beforeEach(async () => {
    root = mkdtempSync(join(tmpdir(), "marquee-generate-"));
    for (const [path, text] of Object.entries(sources)) plant(path, text);
    await generate(root);
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it("sends every name to its door, and keeps an internal one inside", () => {
    expect(read(`${contract}/index.ts`)).toContain(
      'export { createDeposit, getBalance } from "./wallet/endpoints.ts";',
    );
    expect(read(`${contract}/index.ts`)).toContain('export type { Balance } from "./wallet/schemas.ts";');
    expect(read(`${contract}/index.ts`)).not.toMatch(/hidden|BalanceSchema|listStaffGames|walletErrors/);
    expect(read(`${contract}/staff.ts`)).toContain('export { listStaffGames } from "./games/staffEndpoints.ts";');
    expect(read(`${contract}/schema.ts`)).toContain('export { BalanceSchema } from "./wallet/schemas.ts";');
    expect(read(`${contract}/schema.ts`)).toContain('export { walletRows } from "./wallet/rows.ts";');
  });

  it("joins what each domain's folder adds to a list", () => {
    expect(read(`${contract}/errorStatus.ts`)).toContain("{ ...gamesErrors, ...walletErrors } as const");
    expect(read(`${contract}/domains.ts`)).toContain('"games" | "wallet"');
    expect(read("apps/gateway/src/modules.ts")).toContain("[walletModule]");
    expect(read("apps/gateway/src/db/Schema.ts")).toContain("extends WalletTables");
    expect(read("apps/gateway/src/demo/demoParts.ts")).toContain('["tree", "money", "life"]');
  });

  it("makes a call of each row, and the hooks that a page uses", () => {
    const wallet = read("packages/api-client/src/endpoints/wallet/endpoints.ts");
    expect(wallet).toContain("getBalance: build.query<");
    expect(wallet).toContain("toMutation(createDeposit)");
    expect(wallet).toContain("export const { useGetBalanceQuery } = walletApi;");
    expect(read("packages/api-client/src/index.ts")).toContain("{ useGetBalanceQuery, walletApi }");
    const games = read("apps/back-office/src/api/endpoints/games/staffEndpoints.ts");
    expect(games).toContain("toMerchantQuery(row.listStaffGames)");
    expect(games).toContain("\nconst gamesApi = ");
    expect(games).toContain("export const { useLazyListStaffGamesQuery } = gamesApi;");
  });

  it("removes the calls of a file that has gone", async () => {
    rmSync(join(root, contract, "wallet/endpoints.ts"));
    rmSync(join(root, contract, "wallet/rows.ts"));
    expect(await generate(root)).toContain("packages/api-client/src/endpoints/wallet/endpoints.ts");
    expect(read("packages/api-client/src/index.ts")).not.toContain("walletApi");
    expect(await listStalePaths()).toEqual([]);
  });

  it("names what a new file makes stale, and is done after one run", async () => {
    expect(await listStalePaths()).toEqual([]);
    plant(`${contract}/points/errors.ts`, "export const pointsErrors = {\n  empty: 200,\n} as const;\n");
    expect(await listStalePaths()).toEqual([`${contract}/domains.ts`, `${contract}/errorStatus.ts`]);
    await generate(root);
    expect(await listStalePaths()).toEqual([]);
  });

  it.each([
    ["a name twice at one door", `${contract}/games/schemas.ts`, "export type Balance = number;\n", "Balance of both"],
    [
      "a key twice in a joined list",
      `${contract}/points/errors.ts`,
      'export const pointsErrors = {\n  "wallet.locked": 200,\n} as const;\n',
      "wallet.locked stands in both",
    ],
    ["a list of names", `${contract}/games/words.ts`, "export { a };\n", "a statement for each name"],
    [
      "two values as a part",
      `${contract}/points/rows.ts`,
      "export const a = 1;\nexport const b = 1;\n",
      "not exactly one",
    ],
    ["a module without a manifest", "apps/gateway/src/modules/points/index.ts", "", "exports no GatewayModule"],
  ])("refuses %s", async (_, path, text, said) => {
    plant(path, text);
    await expect(generate(root)).rejects.toThrow(said);
  });
});
