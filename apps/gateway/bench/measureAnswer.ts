const headEnd = Buffer.from("\r\n\r\n");
const lineEnd = Buffer.from("\r\n");

/** The end of the chunked body that begins at `from`; 0 while it is incomplete. */
function findLastChunk(bytes: Buffer, from: number): number {
  for (let at = from; ;) {
    const end = bytes.indexOf(lineEnd, at);
    if (end < 0) return 0;
    const size = Number.parseInt(bytes.toString("latin1", at, end), 16);
    at = end + 2 + size + 2;
    if (at > bytes.length) return 0;
    if (size === 0) return at;
  }
}

/** The length of the first answer in `bytes`, head included; 0 while it is incomplete. @throws unless it is a 200 */
export function measureAnswer(bytes: Buffer): number {
  const end = bytes.indexOf(headEnd);
  if (end < 0) return 0;
  const [head, body] = [bytes.toString("latin1", 0, end), end + headEnd.length];
  if (!head.startsWith("HTTP/1.1 200"))
    throw new Error(`an answer that was not expected: ${bytes.toString("latin1", 0, 1_000)}`);
  const [, length] = /\r\ncontent-length: ([0-9]+)/i.exec(head) ?? [];
  if (length === undefined) return findLastChunk(bytes, body);
  const whole = body + Number(length);
  return whole <= bytes.length ? whole : 0;
}
