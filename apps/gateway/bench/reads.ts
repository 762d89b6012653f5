import { spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { getGameMenus, getStatus, listGames, listVendors } from "@marquee/contract";
import { createGatewayProcess } from "../test/gatewayProcess.ts";
import { loadRoute } from "./loadRoute.ts";
import { measureInTurns } from "./measureInTurns.ts";
import { toQuantile } from "./toQuantile.ts";

// P4 (gateway.md): reads that every visitor makes, from a gateway in a process of its own, each beside a route of the same framework
// that answers a constant of as many bytes.

const addresses = 4_096;
const connections = 32;
const seconds = 2;
const rounds = 7;

// GM-35: what one visitor waits for the first page of 10,000 games and for a search over them, each time another one's.
const asked = 200;
const letters = "abcdefghijklmnopqrstuvwxyz";

/** One request from each of many visitors behind the trusted proxy: nobody of them asks too often. */
function toRequests(path: string): readonly Buffer[] {
  return Array.from({ length: addresses }, (_, number) => {
    const visitor = `10.1.${number >> 8}.${number & 255}`;
    const lines = [
      `GET ${path} HTTP/1.1`,
      "host: aurelune.localhost",
      "merchant: AURELUNE",
      "language: EN",
      `x-forwarded-for: ${visitor}`,
    ];
    return Buffer.from(`${lines.join("\r\n")}\r\n\r\n`);
  });
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: "127.0.0.1" });
    socket
      .on("connect", () => resolve(true))
      .on("connect", () => socket.destroy())
      .on("error", () => resolve(false));
  });
}

const data = mkdtempSync(join(tmpdir(), "marquee-reads-"));
const [port, emptyPort] = [randomInt(20_000, 25_000), randomInt(25_000, 30_000)];
const gateway = createGatewayProcess(data, port, { MARQUEE_TRUST_PROXY: "127.0.0.1", MARQUEE_LOG_LEVEL: "error" });
const empty = spawn(process.execPath, [fileURLToPath(new URL("emptyRoute.ts", import.meta.url)), `${emptyPort}`], {
  stdio: "inherit",
});
try {
  await gateway.start();
  while (!(await isListening(emptyPort))) await wait(50);
  const load = (at: number, path: string) => {
    const requests = toRequests(path);
    let sent = 0;
    const toRequest = (): Buffer => requests[(sent += 1) % addresses] ?? Buffer.alloc(0);
    return async () => (await loadRoute({ port: at, toRequest, connections, seconds, staysAwake: true })).perSecond;
  };
  // The cost of the answer's length alone, measured in the same turn.
  async function loadBoth(name: string, path: string) {
    const { statusCode, body } = await gateway.http.inject({
      method: "GET",
      url: path,
      headers: { host: "aurelune.localhost" },
    });
    if (statusCode !== 200) throw new Error(`${path} answers ${statusCode}: ${body}`);
    const bytes = Buffer.byteLength(body);
    console.log(`${name}: ${bytes} bytes`);
    return { [`${name}Constant`]: load(emptyPort, `/constant?bytes=${bytes}`), [name]: load(port, path) };
  }
  const measured = {
    empty: load(emptyPort, "/empty"),
    ...(await loadBoth("menus", getGameMenus.path)),
    ...(await loadBoth("vendors", listVendors.path)),
    ...(await loadBoth("status", getStatus.path)),
    ...(await loadBoth("games", `${listGames.path}?gameType=RNG&pageNo=1&pageSize=42`)),
  };
  /** The slowest of a hundred answers but five, in milliseconds. */
  async function timeAnswers(toPath: (number: number) => string): Promise<number> {
    const times: number[] = [];
    for (let number = 0; number < asked; number += 1) {
      const since = performance.now();
      const headers = { host: "aurelune.localhost", "x-forwarded-for": `10.2.0.${number % 250}` };
      const { statusCode } = await gateway.http.inject({ method: "GET", url: toPath(number), headers });
      if (statusCode !== 200) throw new Error(`${toPath(number)} answers ${statusCode}`);
      times.push(performance.now() - since);
    }
    return toQuantile(times, 0.95);
  }
  const page = `${listGames.path}?gameType=RNG&pageSize=42`;
  const firstPageTime = await timeAnswers(() => page);
  const searchTime = await timeAnswers(
    (number) => `${page}&gameName=${letters[number % 26] ?? ""}${letters[(number * 7) % 26] ?? ""}`,
  );
  console.log(JSON.stringify({ ...(await measureInTurns(measured, rounds)), firstPageTime, searchTime }));
} finally {
  await gateway.kill("SIGTERM");
  empty.kill();
  rmSync(data, { recursive: true, force: true });
}
