import { createCipheriv, hkdfSync, randomBytes, randomInt } from "node:crypto";

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/**
 * Hides the address of a customer service from crawlers (contract 3.6). Its key travels with it: this keeps no secret.
 * @returns initialisation vector, ciphertext and tag in base64url, and the eight characters from which the key is derived
 */
export function encryptServicePath(merchantCode: string, url: string): string {
  const suffix = Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join("");
  const key = hkdfSync("sha256", suffix, `cs-path:v1:${merchantCode}`, "customer-service", 32);
  const iv = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", new Uint8Array(key), iv);
  const encrypted = [iv, cipher.update(url, "utf8"), cipher.final(), cipher.getAuthTag()];
  return `${Buffer.concat(encrypted).toString("base64url")}${suffix}`;
}
