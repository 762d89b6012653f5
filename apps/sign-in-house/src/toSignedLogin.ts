import { createHash, createHmac, randomUUID } from "node:crypto";
import type { Account } from "./accounts.ts";

/** The number of an account at the messenger, the same one each time. */
const toNumber = (id: string): number =>
  Number.parseInt(createHash("sha256").update(id).digest("hex").slice(0, 12), 16);

/**
 * The messenger's value of `#tgAuthResult=`: the fields and their signature, as JSON in base64url. The key is the SHA-256 of the
 * bot's token, the text is the sorted fields, each `name=value`, in lines (core.telegram.org/widgets/login).
 */
export function toSignedLogin({ id, name }: Account, botToken: string): string {
  const photo = `https://sign-in.example/${randomUUID()}.jpg`;
  const at = Math.floor(Date.now() / 1000);
  // Sorted by name. The photo makes the signatures of two logins in one second differ.
  const fields = { auth_date: at, first_name: name, id: toNumber(id), photo_url: photo, username: id };
  const text = Object.entries(fields)
    .map(([key, value]) => `${key}=${value}`)
    .join("\n");
  const key = createHash("sha256").update(botToken).digest();
  const hash = createHmac("sha256", key).update(text).digest("hex");
  return Buffer.from(JSON.stringify({ ...fields, hash })).toString("base64url");
}
