import type { NameKey } from "../../authentication/createNameKey.ts";
import type { Member } from "./memberStore.ts";

/**
 * Under which names a member's wrong logins are counted. The password that is asked for again in a session is counted by itself: who
 * has taken a session over gets no more tries of it.
 */
export const listTryKeys = (
  nameKey: NameKey,
  { tenant_id: tenantId, username_key: username, mobile_key: mobile }: Member,
): readonly string[] => [username, ...(mobile === null ? [] : [mobile])].map((name) => nameKey(tenantId, name));
