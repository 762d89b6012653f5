import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { gatewayTexts, toGatewayMessages } from "./toGatewayMessages.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

for (const texts of gatewayTexts) {
  const text = await toGatewayMessages(texts);
  if (existsSync(texts.file) && readFileSync(texts.file, "utf8") === text) continue;
  writeFileSync(texts.file, text);
  console.log(`write ${relative(root, texts.file)}`);
}
