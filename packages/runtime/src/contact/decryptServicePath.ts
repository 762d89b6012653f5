import { serviceAddressPattern } from "@marquee/contract";

const suffixLength = 8;
const ivLength = 12;

const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0));

async function decrypt(merchantCode: string, path: string): Promise<string> {
  const encoder = new TextEncoder();
  const bytes = toBytes(path.slice(0, -suffixLength));
  const suffix = await crypto.subtle.importKey("raw", encoder.encode(path.slice(-suffixLength)), "HKDF", false, [
    "deriveKey",
  ]);
  const key = await crypto.subtle.deriveKey(
    {
      name: "HKDF",
      hash: "SHA-256",
      salt: encoder.encode(`cs-path:v1:${merchantCode}`),
      info: encoder.encode("customer-service"),
    },
    suffix,
    { name: "AES-GCM", length: 256 },
    false,
    ["decrypt"],
  );
  const text = await crypto.subtle.decrypt(
    { name: "AES-GCM", iv: bytes.slice(0, ivLength) },
    key,
    bytes.slice(ivLength),
  );
  return new TextDecoder().decode(text);
}

/**
 * Reads the address of a customer service (contract 3.6).
 * @returns null for a broken path or an address that may not be opened, which is said in the log of the browser alone (CS-02)
 */
export async function decryptServicePath(merchantCode: string, path: string): Promise<string | null> {
  try {
    const url = await decrypt(merchantCode, path);
    if (new RegExp(serviceAddressPattern).test(url)) return url;
  } catch {
    // What cannot be decrypted is no address either.
  }
  console.debug("The address of the customer service cannot be read.");
  return null;
}
