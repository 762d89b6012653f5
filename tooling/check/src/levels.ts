/** Where a test meets the product, the farthest from its user first. */
const levels = ["component", "screen", "command", "http", "browser"] as const;

/** How near to its user a test meets the product. */
export type Level = (typeof levels)[number];

/** The first pattern that matches a test's path decides; a test that matches none tests parts alone. */
const places: readonly (readonly [level: Level, file: RegExp])[] = [
  ["browser", /^tooling\/e2e\//],
  ["browser", /^apps\/.*\.browser\.test\.ts$/],
  // Every screen over typed answers: the real site in a real browser, without a gateway.
  ["screen", /^apps\/storybook\/test\/screens\//],
  // Parts of a server, tested without calling the server.
  [
    "component",
    /^apps\/[^/]+\/src\/(?:client|maths|ledger|db|jobs|messages|secrets|authentication|adapters|bootstrap|sites|tenants)\//,
  ],
  ["component", /^apps\/.*\/(?:demo|migrations)\//],
  ["http", /^apps\/(?:gateway|game-house)\//],
  ["command", /^tooling\/(?:brand-cli|check|conformance|create|recipes|start|tokens|visual)\//],
];

/** The level of a test by its file, a path of the tree. */
export function toLevel(file: string): Level {
  return places.find(([, pattern]) => pattern.test(file))?.[0] ?? "component";
}

/** Whichever of two levels is nearer to the user. */
export function toNearer(one: Level, other: Level): Level {
  return levels.indexOf(one) >= levels.indexOf(other) ? one : other;
}

/** Whether a word is a level. */
export const isLevel = (word: unknown): word is Level => levels.some((level) => level === word);
