import type { Session } from "../../authentication/Session.ts";
import type { Db } from "../../db/Db.ts";
import { Refusal } from "../../http/Refusal.ts";
import type { Tenant } from "../../tenants/Tenant.ts";
import { getLevel } from "../rank/index.ts";
import { requireChatter } from "./requireChatter.ts";
import { findRoom, listRoomsFor, type ReadRoom, type StoredRoom } from "./roomStore.ts";

type Offering = Pick<Tenant, "id" | "settings" | "chatHost">;

/** Requires that the merchant has our rooms and not another system's. @throws Refusal `function.not.available` */
function requireOwnRooms({ chatHost }: Offering): void {
  if (chatHost !== undefined) throw new Refusal("function.not.available");
}

/** The rooms that a member may enter. @throws Refusal as {@link requireChatter}; `function.not.available` where another system has their place */
export async function listOwnRooms(db: Db, offering: Offering, session: Session): Promise<readonly ReadRoom[]> {
  const { settings } = offering;
  requireOwnRooms(offering);
  await requireChatter(db, session);
  const { tenantId, memberId } = session;
  return listRoomsFor(db, { tenantId, memberId, level: await getLevel(db, session), languages: settings.languages });
}

/**
 * A room that the member may enter; locked until the transaction ends where that is asked for.
 * @throws Refusal as {@link listOwnRooms}; `chat.room.unknown` also for a room that is closed, of another merchant or of a higher level
 */
export async function enterRoom(
  db: Db,
  offering: Offering,
  session: Session,
  roomId: string,
  options: { readonly lock: boolean } = { lock: false },
): Promise<StoredRoom> {
  const { id: tenantId, settings } = offering;
  requireOwnRooms(offering);
  await requireChatter(db, session);
  const room = await findRoom(db, tenantId, roomId, options);
  const isOpen = room !== undefined && room.is_open && settings.languages.includes(room.language);
  if (!isOpen || (room.least_level > 0 && (await getLevel(db, session)) < room.least_level))
    throw new Refusal("chat.room.unknown");
  return room;
}
