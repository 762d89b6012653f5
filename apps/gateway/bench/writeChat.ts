import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { sendChatLine } from "@marquee/contract";
import { getTime, toChatText } from "./chatText.ts";
import type { Seat } from "./chatWorld.ts";
import { toAddress } from "./openProxied.ts";

const agent = new Agent({ keepAlive: true, maxSockets: 64 });
/** So many lines may be on their way; when more are due the reached rate is lower. */
const mostWaiting = 100;

/** Sends one call with a line. @returns whether it is stored, why not, or undefined where nobody answers */
export function sendLineTo(port: number, { token, roomId, number }: Seat, id: string): Promise<string | undefined> {
  const payload = JSON.stringify({ roomId, id, text: toChatText(getTime()) });
  const headers = {
    host: "aurelune.localhost",
    language: "EN",
    authorization: token,
    "content-type": "application/json",
    "content-length": Buffer.byteLength(payload),
    "x-forwarded-for": toAddress(5, number),
  };
  return new Promise((resolve) => {
    const call = request(
      { host: "127.0.0.1", port, method: sendChatLine.method, path: sendChatLine.path, headers, agent },
      (response) => {
        let body = "";
        response.setEncoding("utf8").on("data", (part: string) => (body += part));
        response.on("error", () => resolve(undefined));
        response.on("end", () => {
          const code = /"errorCode":"([a-z.]+)"/.exec(body)?.[1];
          resolve(body.includes('"success":true') ? "stored" : code === "server.busy" ? undefined : (code ?? body));
        });
      },
    );
    call.on("error", () => resolve(undefined));
    call.end(payload);
  });
}

/**
 * Members who write in turns, each at a gateway of theirs. A line that nobody answers is sent again under its id to the other gateway, as
 * a page does. @returns how many are stored a second
 */
export async function writeChat(
  ports: readonly number[],
  seats: readonly Seat[],
  perSecond: number,
  seconds: number,
): Promise<number> {
  const from = performance.now();
  let [begun, waiting, stored] = [0, 0, 0];

  async function write(seat: Seat): Promise<void> {
    waiting += 1;
    const id = randomUUID();
    for (let at = seat.number; ; at += 1) {
      const answer = await sendLineTo(ports[at % ports.length] ?? 0, seat, id);
      if (answer === "stored") break;
      if (answer !== undefined) throw new Error(`a line is answered ${answer}`);
      await wait(100);
    }
    waiting -= 1;
    stored += 1;
  }

  const writing: Promise<void>[] = [];
  for (let passed = 0; passed < seconds; passed = (performance.now() - from) / 1_000) {
    while (begun < passed * perSecond && waiting < mostWaiting) {
      const seat = seats[begun % seats.length];
      if (seat !== undefined) writing.push(write(seat));
      begun += 1;
    }
    await wait(5);
  }
  const reached = stored / ((performance.now() - from) / 1_000);
  await Promise.all(writing);
  return reached;
}
