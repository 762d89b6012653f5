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

// P4 (gateway.md): reads that every visitor makes, from a gateway in a process of its own, beside an empty route.

const addresses = 4_096;
const connections = 32;
const seconds = 2;
const rounds = 7;

/** One request from each of many visitors behind the trusted proxy: nobody of them asks too often. */
function toRequests(path: string): readonly Buffer[] {
  return Array.from({ length: addresses }, (_, number) => {
    const visitor = `10.1.${number >> 8}.${number & 255}`;
    const lines = [`GET ${path} HTTP/1.1`, "host: aurelune.localhost", "merchant: AURELUNE", "language: EN", `x-forwarded-for: ${visitor}`];
    return Buffer.from(`${lines.join("\r\n")}\r\n\r\n`);
  });
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: "127.0.0.1" });
    socket.on("connect", () => resolve(true)).on("connect", () => socket.destroy()).on("error", () => resolve(false));
  });
}

const data = mkdtempSync(join(tmpdir(), "marquee-reads-"));
const [port, emptyPort] = [randomInt(20_000, 25_000), randomInt(25_000, 30_000)];
const gateway = createGatewayProcess(data, port, { MARQUEE_TRUST_PROXY: "127.0.0.1", MARQUEE_LOG_LEVEL: "error" });
const empty = spawn(process.execPath, [fileURLToPath(new URL("emptyRoute.ts", import.meta.url)), `${emptyPort}`], { stdio: "inherit" });
try {
  await gateway.start();
  while (!(await isListening(emptyPort))) await wait(50);
  const load = (at: number, path: string) => {
    const requests = toRequests(path);
    return () => loadRoute({ port: at, requests, connections, seconds });
  };
  const games = `${listGames.path}?gameType=RNG&pageNo=1&pageSize=42`;
  const page = await gateway.http.inject({ method: "GET", url: games, headers: { host: "aurelune.localhost" } });
  await measureInTurns(
    {
      empty: load(emptyPort, "/empty"),
      menus: load(port, getGameMenus.path),
      vendors: load(port, listVendors.path),
      status: load(port, getStatus.path),
      constant: load(emptyPort, `/constant?bytes=${Buffer.byteLength(page.body)}`),
      games: load(port, games),
    },
    rounds,
  );
} finally {
  await gateway.kill("SIGTERM");
  empty.kill();
  rmSync(data, { recursive: true, force: true });
}
