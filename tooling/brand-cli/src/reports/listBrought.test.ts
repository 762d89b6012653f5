import { expect, it } from "vitest";
import { listBrought } from "./listBrought.ts";

const games = `# @marquee/games-feature

## 0.3.0

### Minor Changes

- Games can be played
  in two windows.

### Patch Changes

- A star is one on all cards.

## 0.2.1

### Patch Changes

- The search begins at once.

## 0.2.0

No changes in this release.

## 0.1.1

### Minor Changes

- The lobby grows at its end.
`;
const kit =
  "# @marquee/ui-kit\n\n## 0.3.0\n\n### Minor Changes\n\n- A star is one on all cards.\n\n## 0.1.1\n\n### Patch Changes\n\n- Long names break.\n";
const changelogs = new Map([
  ["games", games],
  ["kit", kit],
]);

const now = { games: "0.3.0", kit: "0.3.0", quiet: "0.2.0" };

it.each([
  [
    "since a version of each",
    { games: "0.2.0", kit: "0.1.1", quiet: "0.1.0" },
    now,
    ["Games can be played in two windows.", "A star is one on all cards.", "The search begins at once."],
  ],
  [
    "since before the first changelog",
    { games: "0.1.0", kit: "0.1.0" },
    now,
    [
      "Games can be played in two windows.",
      "A star is one on all cards.",
      "The search begins at once.",
      "The lobby grows at its end.",
      "Long names break.",
    ],
  ],
  ["of a package that the site had not", { games: "0.3.0" }, now, ["A star is one on all cards.", "Long names break."]],
  ["of the same versions", now, now, []],
  ["of older versions that came back", now, { games: "0.2.0", kit: "0.1.1" }, []],
  ["of a version that no changelog knows", { games: "0.3.0", kit: "0.3.0" }, { games: "0.9.0", kit: "0.3.0" }, []],
])("what changelogs say %s: no sentence twice", (_what, from, to, said) => {
  expect(listBrought(from, to, changelogs)).toEqual(said);
});
