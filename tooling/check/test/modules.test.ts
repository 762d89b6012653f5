import { afterAll, afterEach, describe, expect, it } from "vitest";
import { copyTree } from "./copyTree.ts";

const tree = copyTree(["apps/gateway", "apps/back-office", "tooling/check"]);
const wallet = "apps/gateway/src/modules/wallet";

afterEach(tree.restore);
afterAll(tree.remove);

describe("check:modules", () => {
  it("passes the tree as it is", () => {
    expect(tree.check("modules")).toMatchObject({ code: 0, output: "" });
  });

  it.each([
    [
      `${wallet}/planted.ts`,
      'export { getMember } from "../auth/memberStore.ts";\n',
      "reaches past the door of module auth: modules/auth/memberStore.ts",
    ],
    [
      "apps/gateway/src/plugins/planted.ts",
      'import type { GameIndex } from "../modules/games/gameIndex.ts";\nexport type Planted = GameIndex;\n',
      "past the door of module games",
    ],
    [
      `${wallet}/planted.ts`,
      'import type { FastifyReply } from "fastify";\nexport type Planted = FastifyReply;\n',
      "knows HTTP, which only routes do",
    ],
    [
      `${wallet}/planted.ts`,
      'export { systemModule } from "../system/index.ts";\nexport { getMember } from "../auth/index.ts";\n',
      "meet in a circle: ",
    ],
    [
      "apps/gateway/src/tenants/planted.ts",
      'export { getMember } from "../modules/auth/index.ts";\n',
      "is of the platform and imports from the modules: modules/auth/index.ts",
    ],
    [
      "apps/gateway/src/ledger/planted.ts",
      'export type { Job } from "../jobs/Job.ts";\n',
      "is of the ledger and database and imports from the platform: jobs/Job.ts",
    ],
    [
      `${wallet}/planted.ts`,
      'export { applySwitch } from "../../operator/applySwitch.ts";\n',
      "is of the modules and imports from the composition: operator/applySwitch.ts",
    ],
    [
      "apps/gateway/src/tenants/planted.ts",
      'import type { AllServices } from "../Services.ts";\nexport type Planted = AllServices;\n',
      "takes AllServices, which only the composition has",
    ],
    [
      "apps/back-office/src/member/planted.ts",
      'export { promotionsDesk } from "../promotions/promotionsDesk.ts";\n',
      "domains of the back office meet in a circle: ",
    ],
  ])("%s with %s is refused", (path, text, fault) => {
    tree.plant(path, text);
    expect(tree.check("modules")).toMatchObject({ code: 1, output: expect.stringContaining(fault) });
  });

  it("a test may open what it likes, and a module its own files", () => {
    tree.plant(`${wallet}/planted.test.ts`, 'export { getMember } from "../auth/memberStore.ts";\n');
    tree.plant(`${wallet}/planted.ts`, 'export { isDay } from "./isDay.ts";\n');
    expect(tree.check("modules")).toMatchObject({ code: 0 });
  });
});
