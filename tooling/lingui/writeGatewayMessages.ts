import { writeFileSync } from "node:fs";
import { gatewayTexts, toGatewayMessages } from "./toGatewayMessages.ts";

for (const texts of gatewayTexts) writeFileSync(texts.file, await toGatewayMessages(texts));
