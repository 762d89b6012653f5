import { randomFillSync } from "node:crypto";

const size = 16;
// Random bytes are cheap in bulk and expensive one call at a time.
const pool = Buffer.alloc(256 * size);
let used = pool.length;

/** A new version 7 UUID: 48 bits of milliseconds, then random bits, so that new rows land beside each other. */
export function uuidv7(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  pool.writeUIntBE(Date.now(), used, 6);
  pool.writeUInt8(0x70 | (pool.readUInt8(used + 6) & 0x0f), used + 6);
  pool.writeUInt8(0x80 | (pool.readUInt8(used + 8) & 0x3f), used + 8);
  const text = pool.toString("hex", used, used + size);
  used += size;
  return `${text.slice(0, 8)}-${text.slice(8, 12)}-${text.slice(12, 16)}-${text.slice(16, 20)}-${text.slice(20)}`;
}
