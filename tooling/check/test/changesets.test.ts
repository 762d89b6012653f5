import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, expect, it } from "vitest";
import { listUntold } from "../src/changesets.ts";
import { copyTree } from "./copyTree.ts";

const tree = copyTree(["tooling/check", "tooling/affected"]);
// The project's own changesets name packages that this copy leaves out.
rmSync(join(tree.folder, ".changeset"), { recursive: true });

afterEach(tree.restore);
afterAll(tree.remove);

const plantPackage = (name: string): void =>
  tree.plant(`packages/${name}/package.json`, JSON.stringify({ name: `@marquee/${name}` }));

it("names packages whose sources changed and of which nothing tells", () => {
  for (const name of ["told", "logged", "untold", "tried"]) plantPackage(name);
  tree.plant(".changeset/one.md", '---\n"@marquee/told": minor\n---\n\n"@marquee/untold" is only spoken of.\n');
  const files = [
    "told/src/a.ts",
    "logged/src/a.ts",
    "logged/CHANGELOG.md",
    "untold/src/a.ts",
    "tried/src/a.test.ts",
    "tried/src/A.stories.tsx",
    "tried/test/b.ts",
    "tried/README.md",
  ];
  expect(
    listUntold(
      tree.folder,
      files.map((file) => `packages/${file}`),
    ),
  ).toEqual(["packages/untold"]);
});

it("is red for a changeset of a package that does not exist", () => {
  plantPackage("told");
  tree.plant(
    ".changeset/one.md",
    '---\n"@marquee/told": minor\n"@marquee/tolled": patch\n---\n\n"@marquee/x": said.\n',
  );
  expect(tree.check("changesets")).toMatchObject({
    code: 1,
    output: ".changeset/one.md: there is no package @marquee/tolled\n",
  });
});

it("only notices what is untold, and says nothing where there is no main branch", () => {
  plantPackage("untold");
  expect(tree.check("changesets")).toMatchObject({ code: 0, output: "" });
  for (const words of [
    "init -q -b main .",
    "add -A",
    "-c user.name=test -c user.email=test@example.org commit -qm tree",
  ])
    expect(tree.run(`git ${words}`)).toMatchObject({ code: 0 });
  tree.plant("packages/untold/src/a.ts", "export {};\n");
  expect(tree.check("changesets")).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^notice: .*: packages\/untold \(/),
  });
});
