import { afterAll, afterEach, describe, expect, it } from "vitest";
import { listLayers, listTagFaults } from "../src/tags.ts";
import { root } from "../src/root.ts";
import { addTo } from "./addTo.ts";
import { copyTree } from "./copyTree.ts";

const tree = copyTree();
const layers = listLayers(root);

afterEach(tree.restore);
afterAll(tree.remove);

/** One new package for each layer, so that only its tag matters. */
function plantLayers(from: string): void {
  for (const tag of layers.keys()) {
    const entries =
      tag === from
        ? Object.fromEntries(
            [...layers.keys()].filter((to) => to !== from).map((to) => [`@layer/${to}`, "workspace:*"]),
          )
        : {};
    tree.plant(`packages/layer-${tag}/package.json`, JSON.stringify({ name: `@layer/${tag}`, dependencies: entries }));
    tree.plant(`packages/layer-${tag}/turbo.json`, JSON.stringify({ extends: ["//"], tags: [tag] }));
  }
}

describe("check:layers", () => {
  it("passes the tree as it is", () => {
    expect(tree.check("layers")).toMatchObject({ code: 0 });
  });

  it.each([...layers])(
    "a package of layer %s may import what its tag allows and is refused each other layer",
    (from, allowed) => {
      plantLayers(from);
      const { code, output } = tree.check("layers");
      const refused = [...output.matchAll(/Package `@layer\/([\w-]+)` found without any tag/g)].map(([, to]) => to);
      expect(code).toBe(1);
      expect(refused.toSorted()).toEqual(
        [...layers.keys()].filter((to) => to !== from && !allowed.includes(to)).toSorted(),
      );
    },
  );

  it.each([
    ["a feature", "packages/features/wallet", "@marquee/auth-feature"],
    ["an app", "apps/standard", "@marquee/gateway"],
    ["a component library", "packages/ui-kit", "@marquee/api-client"],
    ["the gateway", "apps/gateway", "@marquee/runtime"],
    ["a journey", "tooling/e2e", "@marquee/gateway"],
  ])("%s (%s) that imports %s is refused", (_who, folder, library) => {
    tree.plant(`${folder}/package.json`, addTo("dependencies", { [library]: "workspace:*" }));
    const { code, output } = tree.check("layers");
    expect(code).toBe(1);
    expect(output).toContain(`Package \`${library}\` found without any tag`);
  });

  it("an import that package.json does not declare, or that leaves the package, is refused", () => {
    tree.plant("packages/features/wallet/src/planted.ts", 'export { authFeature } from "@marquee/auth-feature";\n');
    expect(tree.check("layers")).toMatchObject({ code: 1, output: expect.stringContaining("it is not a") });
    tree.plant("packages/features/wallet/src/planted.ts", 'export { authFeature } from "../../auth/src/index.ts";\n');
    expect(tree.check("layers")).toMatchObject({ code: 1, output: expect.stringContaining("leaves the package") });
  });

  it("a package without a tag, with two, or with an unknown one is refused", () => {
    const file = "packages/features/wallet/turbo.json";
    tree.drop(file);
    expect(tree.check("layers")).toMatchObject({
      code: 1,
      output: expect.stringContaining("packages/features/wallet needs one tag"),
    });
    for (const tags of [[], ["feature", "server"], ["featur"]]) {
      tree.plant(file, JSON.stringify({ extends: ["//"], tags }));
      expect(listTagFaults(tree.folder)).toEqual([
        expect.stringMatching(/^packages\/features\/wallet (?:needs one tag|has the tag featur)/),
      ]);
    }
  });
});
