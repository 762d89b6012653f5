import type { MemberKey } from "../../authentication/MemberKey.ts";
import type { Db } from "../../db/Db.ts";
import { getSettings } from "./settingsStore.ts";
import { getCredentialsChange } from "./signalStore.ts";

/**
 * Until when a password, contact or factor that has changed sends a member's withdrawals to staff, in milliseconds: money that nobody looks
 * at waits so long. Undefined where the check is off or nothing has changed.
 */
export async function findCredentialsHold(db: Db, key: MemberKey, currency: string): Promise<number | undefined> {
  const { settings } = await getSettings(db, { id: key.tenantId, currency });
  const { enabled, limit } = settings.rules["credentials.changed"];
  if (!enabled) return undefined;
  const changed = await getCredentialsChange(db, key);
  if (changed === null) return undefined;
  const until = changed.getTime() + limit * 3_600_000;
  return until > Date.now() ? until : undefined;
}
