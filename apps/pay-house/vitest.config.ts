import { defineConfig } from "vitest/config";

const onDatabase = ["test/**/*.test.ts"];

// The pure parts once, the server on both databases.
export default defineConfig({
  test: {
    maxWorkers: 2,
    isolate: false,
    projects: [
      { test: { name: "parts", include: ["src/**/*.test.ts"] } },
      ...["pglite", "postgres"].map((name) => ({
        test: {
          name,
          include: onDatabase,
          globalSetup: [`./test/${name}.setup.ts`],
          testTimeout: 180_000,
          hookTimeout: 240_000,
        },
      })),
    ],
  },
});
