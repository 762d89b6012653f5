import { sweepVariable } from "@marquee/sweep";
import { defineConfig } from "vitest/config";

const server = [
  "src/server/{rounds,fairness,sessions,operator,page,transfer-wallet}/**/*.test.ts",
  "test/**/*.test.ts",
];
const browser = ["src/client/*.browser.test.ts"];

// What is nearest to the database; a sweep runs every file of the server on the embedded one, whose rounds take eight times as long (docs/decisions/081).
const embedded = process.env[sweepVariable] === "1" ? server : ["src/server/fairness/**/*.test.ts"];

// The pure parts once; the server's on PostgreSQL; the client in a real browser.
export default defineConfig({
  test: {
    // One file waits for its database or its browser while another one computes. No file changes what another one imports: they share a worker.
    maxWorkers: 2,
    isolate: false,
    projects: [
      {
        test: { name: "maths", include: ["src/**/*.test.ts"], exclude: [...server, ...browser], testTimeout: 180_000 },
      },
      ...[
        { name: "pglite", include: embedded },
        { name: "postgres", include: server },
      ].map(({ name, include }) => ({
        test: {
          name,
          include,
          globalSetup: [`./test/${name}.setup.ts`],
          testTimeout: 180_000,
          hookTimeout: 240_000,
        },
      })),
      {
        test: {
          name: "browser",
          include: browser,
          expect: { poll: { timeout: 30_000 } },
          globalSetup: ["./test/browser.setup.ts"],
          // The first page of a file waits for what other suites leave of two cores.
          testTimeout: 180_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
});
