import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const [nonceBytes, tagBytes] = [12, 16];

/** The purpose of the key, so that the same key text used for another purpose opens nothing. */
const toKey = (key: string): Buffer => Buffer.from(hkdfSync("sha256", key, "", "sealed secrets", 32));

/** Seals a text under a name; it can be opened only under this name with this key. */
export function seal(key: string, name: string, text: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv("aes-256-gcm", toKey(key), nonce).setAAD(Buffer.from(name));
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
}

/** Opens a sealed text; `undefined` when the key or name differs, or the text was changed. */
export function unseal(key: string, name: string, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, "base64url");
  const [nonce, tag, text] = [
    bytes.subarray(0, nonceBytes),
    bytes.subarray(nonceBytes, nonceBytes + tagBytes),
    bytes.subarray(nonceBytes + tagBytes),
  ];
  if (tag.length < tagBytes) return undefined;
  try {
    const cipher = createDecipheriv("aes-256-gcm", toKey(key), nonce, { authTagLength: tagBytes })
      .setAAD(Buffer.from(name))
      .setAuthTag(tag);
    return Buffer.concat([cipher.update(text), cipher.final()]).toString("utf8");
  } catch {
    return undefined;
  }
}
