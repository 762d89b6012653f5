import { globSync } from "node:fs";
import { basename } from "node:path";
import { endWithHelp } from "./endWithHelp.ts";
import { listTestOnly } from "./listTestOnly.ts";
import { report } from "./report.ts";
import { root } from "./root.ts";

const domains = [
  "system",
  "auth",
  "member",
  "wallet",
  "games",
  "lottery",
  "content",
  "promotions",
  "security",
  "protection",
  "points",
  "rank",
  "agent",
  "support",
  "chat",
  "report",
  "staff",
  "withdrawal",
  "turnover",
  "restriction",
  "referral",
  "commission",
  "affiliate",
  "rebate",
  "winners",
  "red-envelope",
  "raffle",
  "ticket",
  "missions",
  "points",
];
const specName = new RegExp(`^(?:${domains.join("|")})-[a-z][a-zA-Z]*(?:\\.switch)?\\.spec\\.ts$`);

/** Files of journeys that are not named by their domain and what they are about. */
const listSpecFaults = (top: string): readonly string[] =>
  globSync("tooling/e2e/src/**/*.spec.ts", { cwd: top }).filter((file) => !specName.test(basename(file)));

endWithHelp(`pnpm check:tests

Names files in a package's src folder that only tests import, and journeys whose file does not begin with a domain.

Exit codes: 0 nothing found, 1 something found.`);
report([
  ...listTestOnly(root).map(
    (file) => `${file}: only tests import it; what tests alone use stands in the package's test folder`,
  ),
  ...listSpecFaults(root).map(
    (file) => `${file}: a journey's file is named <domain>-<subject>.spec.ts, with a domain of ${domains.join(" ")}`,
  ),
]);
