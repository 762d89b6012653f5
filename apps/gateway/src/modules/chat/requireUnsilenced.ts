import type { MemberKey } from "../../authentication/MemberKey.ts";
import type { Db } from "../../db/Db.ts";
import { Refusal } from "../../http/Refusal.ts";
import { findSilence } from "./peopleStore.ts";

/** Lets a member act in rooms whom no moderator has silenced. @throws Refusal `chat.muted` with `until` and `reason` */
export async function requireUnsilenced(tx: Db, key: MemberKey): Promise<void> {
  const silence = await findSilence(tx, key);
  if (silence !== undefined)
    throw new Refusal("chat.muted", {
      value: { until: silence.until?.getTime() ?? null, reason: silence.shown_reason },
    });
}
