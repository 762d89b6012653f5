/** SHA-256 of bytes, by the browser. */
export const digestBytes = async (data: Uint8Array<ArrayBuffer>): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest("SHA-256", data));

const toHex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

const toBytes = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from({ length: hex.length / 2 }, (_, at) => Number.parseInt(hex.slice(2 * at, 2 * at + 2), 16));

/** The bytes of the seed of a draw, in hexadecimal digits, and whether the hash that was told before is that of the seed (contract 3.10). */
export async function openSeed(
  seed: string,
  seedHash: string,
): Promise<{ readonly bytes: Uint8Array; readonly isSeed: boolean }> {
  const bytes = toBytes(seed);
  return { bytes, isSeed: toHex(await digestBytes(bytes)) === seedHash };
}
