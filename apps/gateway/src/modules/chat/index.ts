import { chatRows, chatStaffRows } from "@marquee/contract/schema";
import { readFunctions } from "../../db/readFunctions.ts";
import type { GatewayModule } from "../../GatewayModule.ts";
import { createDemoChat } from "./demo/createDemoChat.ts";
import { removeOldLines } from "./lineStore.ts";
import { chatMemberTables } from "./memberTableStore.ts";
import { chatMigration } from "./migrations/374-chat.ts";
import { countOpenReports } from "./reportStore.ts";
import { chatSignInsMigration } from "./migrations/386-chat-sign-ins.ts";
import { chatRoutes } from "./routes.ts";
import { chatServices } from "./services.ts";
import { registerChatSocket } from "./socket/registerChatSocket.ts";
import { removeOldSignIns } from "./signInStore.ts";
import { chatStaffRoutes } from "./staffRoutes.ts";
import { tellEndedSignInsFollower } from "./tellEndedSignIns.ts";

export { enterRoom } from "./enterRoom.ts";
export { requireUnsilenced } from "./requireUnsilenced.ts";
export { findWriter, listWriters } from "./writerStore.ts";
export { writeRain } from "./writeRain.ts";

/** Chat rooms of members (decision 161). It imports `member`, `protection` and `rank`. */
export const chatModule: GatewayModule = {
  domain: "chat",
  services: chatServices,
  rows: chatRows,
  routes: chatRoutes,
  staffRows: chatStaffRows,
  staffRoutes: chatStaffRoutes,
  memberTables: chatMemberTables,
  migrations: [chatMigration, chatSignInsMigration],
  functions: readFunctions(new URL("functions/", import.meta.url)),
  followers: [tellEndedSignInsFollower],
  register: registerChatSocket,
  retentions: [
    { name: "chat lines", days: 90, remove: ({ db }, days) => removeOldLines(db, days) },
    { name: "chat sign-ins", days: 1, remove: ({ db }, days) => removeOldSignIns(db, days) },
  ],
  demo: { part: "chat", after: ["members"], create: createDemoChat },
  waiting: [{ key: "chatReports", permission: "chat.read", count: countOpenReports }],
};
