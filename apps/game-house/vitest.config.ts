import { defineConfig } from "vitest/config";

const server = ["src/server/{rounds,fairness,sessions}/**/*.test.ts"];

// The pure parts once; the server's on both databases: equal counts, none skipped.
export default defineConfig({
  test: {
    projects: [
      { test: { name: "maths", include: ["src/**/*.test.ts"], exclude: server, testTimeout: 30_000 } },
      ...["pglite", "postgres"].map((name) => ({
        test: { name, include: server, globalSetup: [`./test/${name}.setup.ts`], testTimeout: 30_000, hookTimeout: 60_000 },
      })),
    ],
  },
});
