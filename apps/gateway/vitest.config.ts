import { sweepVariable } from "@marquee/sweep";
import { configDefaults, defineConfig } from "vitest/config";

const every = "src/**/*.test.ts";

// What stands nearest to the database, and what the recipes run (docs/recipes).
const dataLayer = [
  "src/db/{Schema,constraints,functions}.test.ts",
  "src/ledger/{ledger,ledgerModel,readRecord,seals}.test.ts",
  "src/modules/*/migrations/*.test.ts",
  "src/modules/support/support.test.ts",
  "src/{journey,oldData}.test.ts",
];

// `pnpm sweep` runs every file on the embedded database too (docs/decisions/081).
const embedded = process.env[sweepVariable] === "1" ? [every] : dataLayer;

// It starts gateways and a database of its own: a sweep has it, once (docs/decisions/145).
const ownGateways = ["src/modules/commission/payKill.test.ts"];
const left = process.env[sweepVariable] === "1" ? [] : ownGateways;

export default defineConfig({
  test: {
    // One file computes while another waits for its database. No file changes what another one imports, so they share a worker.
    maxWorkers: 2,
    isolate: false,
    // Node 24 may abort in "UnregisterWasmAllocation" while it frees code of the embedded database (nodejs/node#64500).
    execArgv: ["--no-wasm-code-gc", "--no-memory-protection-keys"],
    projects: [
      { name: "pglite", include: embedded, exclude: ownGateways },
      { name: "postgres", include: [every], exclude: left },
    ].map(({ name, include, exclude }) => ({
      test: {
        name,
        include,
        exclude: [...configDefaults.exclude, ...exclude],
        globalSetup: [`./test/${name}.setup.ts`],
        // It ends what hangs. How long a test takes says nothing: what runs for seconds alone has taken thirty beside other suites on two slow cores.
        testTimeout: 180_000,
        hookTimeout: 240_000,
        expect: { poll: { timeout: 60_000 } },
      },
    })),
  },
});
