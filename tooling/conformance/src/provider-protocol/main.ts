import { printConformance } from "../printConformance.ts";
import { readProviderArguments } from "./readProviderArguments.ts";
import { runProviderConformance } from "./runProviderConformance.ts";

await printConformance(async (onResult) =>
  runProviderConformance(readProviderArguments(process.argv.slice(2)), { onResult }),
);
