import { defineConfig } from "vitest/config";

// The same files on both databases: equal counts, none skipped.
export default defineConfig({
  test: {
    // One file computes while another waits for its database. No file changes what another one imports, so they share a worker.
    maxWorkers: 2,
    isolate: false,
    // Node 24 may abort in "UnregisterWasmAllocation" while it frees code of the embedded database (nodejs/node#64500).
    execArgv: ["--no-wasm-code-gc", "--no-memory-protection-keys"],
    projects: ["pglite", "postgres"].map((name) => ({
      test: {
        name,
        include: ["src/**/*.test.ts"],
        globalSetup: [`./test/${name}.setup.ts`],
        // It ends what hangs. How long a test takes says nothing: what runs for seconds alone has taken thirty beside other suites on two slow cores.
        testTimeout: 180_000,
        hookTimeout: 240_000,
      },
    })),
  },
});
