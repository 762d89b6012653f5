import { Secret, TOTP } from "otpauth";
import type { Db } from "../src/db/Db.ts";
import { createPasskey } from "../src/authentication/passkeys/passkeyStore.ts";
import { tables } from "./tables.ts";

/** The code of an authenticator app now, or of steps of 30 seconds ahead. */
export const toCode = (secret: string, ahead = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + ahead * 30_000 });

/** Stores a passkey of somebody of staff, as if a browser had made it. */
export async function plantPasskey(db: Db, staffId: string, id: string): Promise<void> {
  const made = { id, publicKey: "k", counter: 0, transports: [], userAgent: "test" };
  await createPasskey(db.withSchema("staff"), { tenantId: "", memberId: staffId }, made);
}

/** The token in the newest link that was mailed to an address. */
export async function readLink(db: Db, email: string): Promise<string> {
  const { values } = await tables(db)
    .selectFrom("outgoing_messages")
    .select("values")
    .where("recipient", "=", email)
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  return new URL(String(values["link"])).hash.slice(1);
}
