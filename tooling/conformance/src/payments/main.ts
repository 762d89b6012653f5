import { printConformance } from "../printConformance.ts";
import { readPaymentArguments } from "./readPaymentArguments.ts";
import { runPaymentConformance } from "./runPaymentConformance.ts";

await printConformance(async (onResult) =>
  runPaymentConformance(await readPaymentArguments(process.argv.slice(2)), { onResult }),
);
