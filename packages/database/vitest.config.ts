import { defineConfig } from "vitest/config";

const timeout = { testTimeout: 180_000, hookTimeout: 240_000 };

// Tests that open folders of their own, and tests that run on both databases with equal counts and none skipped.
const folders = ["src/lockFolder.test.ts", "src/embedded/*.test.ts"];
// Two processes on one database: a server's alone.
const processes = "src/queue/lostRun.test.ts";
const both = ["pglite", "postgres"].map((name) => ({
  test: {
    ...timeout,
    name,
    include: ["src/**/*.test.ts"],
    exclude: name === "pglite" ? [...folders, processes] : folders,
    globalSetup: [`./test/${name}.setup.ts`],
  },
}));

export default defineConfig({
  test: { projects: [{ test: { ...timeout, name: "folders", include: folders } }, ...both] },
});
