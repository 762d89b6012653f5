type Challenge = {
  readonly salt: string;
  readonly challenge: string;
  readonly signature: string;
  readonly maxNumber: number;
};

const isChallenge = (data: unknown): data is Challenge =>
  typeof data === "object" &&
  data !== null &&
  "salt" in data &&
  "challenge" in data &&
  "signature" in data &&
  "maxNumber" in data;

const toHex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/**
 * Works a proof-of-work challenge out, without a third party: finds the number whose SHA-256 behind
 * the salt is the challenge, and answers the proof to send. A second or two of work. @throws when there is none
 */
export async function solveChallenge(text: string): Promise<string> {
  const data: unknown = JSON.parse(text);
  if (!isChallenge(data)) throw new Error("not a challenge");
  const { salt, challenge, signature, maxNumber } = data;
  const encoder = new TextEncoder();
  for (let number = 0; number <= maxNumber; number += 1) {
    const digest = await crypto.subtle.digest("SHA-256", encoder.encode(`${salt}${number}`));
    if (toHex(digest) === challenge) return JSON.stringify({ salt, challenge, signature, number });
  }
  throw new Error("the challenge has no solution");
}
