import type { PendingStep, SecondFactorMethod } from "@marquee/contract";
import { sql } from "kysely";
import type { Db } from "../../db/Db.ts";
import type { ChallengeReason } from "./schema.ts";
import { tables } from "../tables.ts";

/** How long a login may wait for its second step, in minutes. */
export const challengeMinutes = 5;
/** The number of wrong codes after which the challenge ends. */
const mostTries = 5;

/** A login whose first step has been completed. */
export interface LoginChallenge {
  readonly idHash: string;
  readonly memberId: string;
  /** {@link toPasswordKey} of the password that was checked. */
  readonly passwordKey: string;
  readonly deviceKey: string;
  readonly reason: ChallengeReason;
  readonly methods: readonly SecondFactorMethod[];
  /** What the member must do afterwards. */
  readonly pending: PendingStep | null;
  /** The password has expired. */
  readonly isExpired: boolean;
  /** The first step was the password. */
  readonly isTyped: boolean;
}

const allMethods: readonly SecondFactorMethod[] = ["TOTP", "EMAIL", "SMS"];

/** Stores a challenge. */
export async function addChallenge(tx: Db, tenantId: string, challenge: LoginChallenge): Promise<void> {
  await tables(tx)
    .insertInto("login_challenges")
    .values({
      tenant_id: tenantId,
      id_hash: challenge.idHash,
      member_id: challenge.memberId,
      password_key: challenge.passwordKey,
      device_key: challenge.deviceKey,
      reason: challenge.reason,
      methods: challenge.methods.join(),
      pending: challenge.pending,
      is_expired: challenge.isExpired,
      password_typed: challenge.isTyped,
      expires_at: sql<Date>`clock_timestamp() + ${challengeMinutes} * interval '1 minute'`,
    })
    .execute();
}

const columns = [
  "id_hash",
  "member_id",
  "password_key",
  "device_key",
  "reason",
  "methods",
  "pending",
  "is_expired",
  "password_typed",
] as const;

interface Row {
  readonly id_hash: string;
  readonly member_id: string;
  readonly password_key: string;
  readonly device_key: string;
  readonly reason: ChallengeReason;
  readonly methods: string;
  readonly pending: PendingStep | null;
  readonly is_expired: boolean;
  readonly password_typed: boolean;
}

function toChallenge(row: Row | undefined): LoginChallenge | undefined {
  if (row === undefined) return undefined;
  const names = row.methods.split(",");
  return {
    idHash: row.id_hash,
    memberId: row.member_id,
    passwordKey: row.password_key,
    deviceKey: row.device_key,
    reason: row.reason,
    methods: allMethods.filter((method) => names.includes(method)),
    pending: row.pending,
    isExpired: row.is_expired,
    isTyped: row.password_typed,
  };
}

const isOpen = sql<boolean>`used_at is null and expires_at > clock_timestamp()`;

/** The open challenge with an id. */
export async function findChallenge(db: Db, tenantId: string, idHash: string): Promise<LoginChallenge | undefined> {
  const row = await tables(db)
    .selectFrom("login_challenges")
    .select(columns)
    .where("tenant_id", "=", tenantId)
    .where("id_hash", "=", idHash)
    .where("tries", "<", mostTries)
    .where(isOpen)
    .executeTakeFirst();
  return toChallenge(row);
}

/** Counts an attempt at a challenge before its code is compared. @returns undefined if it has ended or belongs to another device */
export async function tryChallenge(
  db: Db,
  tenantId: string,
  idHash: string,
  deviceKey: string,
): Promise<LoginChallenge | undefined> {
  const row = await tables(db)
    .updateTable("login_challenges")
    .set((eb) => ({ tries: eb("tries", "+", 1) }))
    .where("tenant_id", "=", tenantId)
    .where("id_hash", "=", idHash)
    .where("device_key", "=", deviceKey)
    .where("tries", "<", mostTries)
    .where(isOpen)
    .returning(columns)
    .executeTakeFirst();
  return toChallenge(row);
}

/** Marks a challenge as used. @returns false if it was used before */
export async function useChallenge(tx: Db, tenantId: string, idHash: string): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable("login_challenges")
    .set({ used_at: sql<Date>`clock_timestamp()` })
    .where("tenant_id", "=", tenantId)
    .where("id_hash", "=", idHash)
    .where("used_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
