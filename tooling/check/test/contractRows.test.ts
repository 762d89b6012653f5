import { afterAll, afterEach, describe, expect, it } from "vitest";
import { root } from "../src/root.ts";
import { copyTree } from "./copyTree.ts";
import { listRowFaults } from "./listRowFaults.ts";

const tree = copyTree();

afterEach(tree.restore);
afterAll(tree.remove);

describe("rows of the contract", () => {
  it("each has one handler and one client call that players' screens use, and nothing has no row", () => {
    expect(listRowFaults(root)).toEqual([]);
  });

  it.each([
    [
      "a row without a handler",
      "apps/gateway/src/modules/wallet/routes.ts",
      "route(getBalance,",
      "keep(getBalance,",
      "getBalance has 0 handlers",
    ],
    [
      "a handler without a row",
      "apps/gateway/src/modules/wallet/routes.ts",
      "route(getBalance,",
      "route(getSavings, x), route(getBalance,",
      "getSavings is no row of wallet",
    ],
    [
      "a row without a client call",
      "packages/api-client/src/endpoints/auth/endpoints.ts",
      "toMutation(logout)",
      "toPath(logout)",
      "logout has 0 client calls",
    ],
    [
      "a client call without a row",
      "packages/api-client/src/endpoints/auth/endpoints.ts",
      "toMutation(logout)",
      "toMutation(leave)",
      "leave is no row of auth",
    ],
  ])("%s is found", (_what, file, from, to, fault) => {
    tree.plant(file, (before) => before.replace(from, to));
    expect(listRowFaults(tree.folder)).toContain(fault);
  });

  it("a call that no screen uses is found, and a test is no screen", () => {
    const panel = "packages/features/wallet/src/panels/AccountRecordPanel/AccountRecordPanel";
    tree.plant(`${panel}.test.tsx`, (before) => `${before}\nuseListTransactionsQuery({});\n`);
    tree.plant(`${panel}.tsx`, (before) => before.replaceAll("useListTransactionsQuery(", "useNothing("));
    expect(listRowFaults(tree.folder)).toEqual(["nothing that players see uses listTransactions"]);
  });
});
