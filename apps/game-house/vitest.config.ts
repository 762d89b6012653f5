import { defineConfig } from "vitest/config";

const server = [
  "src/server/{rounds,fairness,sessions,operator,page,transfer-wallet}/**/*.test.ts",
  "test/**/*.test.ts",
];
const browser = ["src/client/*.browser.test.ts"];

// The pure parts once; the server's on both databases: equal counts, none skipped; the client in a real browser.
export default defineConfig({
  test: {
    // One file waits for its database or its browser while another one computes. No file changes what another one imports: they share a worker.
    maxWorkers: 2,
    isolate: false,
    projects: [
      {
        test: { name: "maths", include: ["src/**/*.test.ts"], exclude: [...server, ...browser], testTimeout: 180_000 },
      },
      ...["pglite", "postgres"].map((name) => ({
        test: {
          name,
          include: server,
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
