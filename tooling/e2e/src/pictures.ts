import { deflateSync } from "node:zlib";

const table = Array.from({ length: 256 }, (_, index) => {
  let code = index;
  for (let bit = 0; bit < 8; bit += 1) code = code & 1 ? (code >>> 1) ^ 0xed_b8_83_20 : code >>> 1;
  return code >>> 0;
});

function toCrc(bytes: Uint8Array): number {
  let crc = 0xff_ff_ff_ff;
  for (const byte of bytes) crc = (table[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xff_ff_ff_ff) >>> 0;
}

function toChunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  crc.writeUInt32BE(toCrc(body));
  return Buffer.concat([length, body, crc]);
}

/** A picture of one colour, as a file that a form can be given. */
export function drawPicture(name: string, [red, green, blue]: readonly [number, number, number], side = 80) {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const line = Buffer.concat([Buffer.from([0]), Buffer.concat(Array(side).fill(Buffer.from([red, green, blue])))]);
  const pixels = deflateSync(Buffer.concat(Array(side).fill(line)));
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const parts = [start, toChunk("IHDR", head), toChunk("IDAT", pixels), toChunk("IEND", Buffer.alloc(0))];
  return { name, mimeType: "image/png", buffer: Buffer.concat(parts) };
}
