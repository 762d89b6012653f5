import { hash } from "node:crypto";

/** Works a captcha challenge out as the client does. @returns what a request carries as `captchaProof` */
export function solveChallenge(challenge: string): string {
  const { salt, challenge: wanted, signature, maxNumber } = JSON.parse(challenge);
  for (let number = 0; number < maxNumber; number += 1) {
    if (hash("sha256", `${salt}${number}`) === wanted) {
      return JSON.stringify({ salt, challenge: wanted, signature, number });
    }
  }
  throw new Error("no solution");
}
