import { randomUUID } from "node:crypto";
import type { Session } from "../../authentication/Session.ts";
import type { Db } from "../../db/Db.ts";
import type { Tenant } from "../../tenants/Tenant.ts";
import { enterRoom } from "./enterRoom.ts";
import { insertLine, type Rain } from "./lineStore.ts";

/** Writes into a room that a member has split money there, in the transaction that moves it. @throws Refusal as {@link enterRoom} */
export async function writeRain(
  tx: Db,
  tenant: Pick<Tenant, "id" | "settings">,
  session: Session,
  roomId: string,
  rain: Rain,
): Promise<void> {
  const { tenantId, memberId } = session;
  await enterRoom(tx, tenant, session, roomId, { lock: true });
  await insertLine(tx, { tenantId, roomId, lineId: randomUUID(), author: { memberId }, text: "", rain });
}
