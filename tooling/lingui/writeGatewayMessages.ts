import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { gatewayTexts, toGatewayMessages } from "./toGatewayMessages.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Whether stale files are only named, and the exit code is then 1. */
const isCheck = process.argv.includes("--check");

for (const texts of gatewayTexts) {
  const text = await toGatewayMessages(texts);
  if (existsSync(texts.file) && readFileSync(texts.file, "utf8") === text) continue;
  if (isCheck) process.exitCode = 1;
  else writeFileSync(texts.file, text);
  console.log(
    isCheck
      ? `${relative(root, texts.file)} is stale: pnpm --filter @marquee/lingui extract`
      : `write ${relative(root, texts.file)}`,
  );
}
