import { writeFileSync } from "node:fs";
import { errorMessagesFile, toErrorMessages } from "./toErrorMessages.ts";

writeFileSync(errorMessagesFile, await toErrorMessages());
