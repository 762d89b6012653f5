import { fork } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { logout } from "@marquee/contract";
import { openDatabase } from "@marquee/database";
import { startPostgres } from "@marquee/database/testing";
import { sql } from "kysely";
import type { NoTables } from "../src/db/Db.ts";
import { functions } from "../src/db/functions.ts";
import { migrations } from "../src/db/migrations.ts";
import { gatewayRole } from "../src/db/role.ts";
import { createGatewayProcess } from "../test/gatewayProcess.ts";
import { startRedis } from "../test/startRedis.ts";
import { getTime, toChatText } from "./chatText.ts";
import { listLast, plantChat, type Seat, storeLines } from "./chatWorld.ts";
import { measureFlood } from "./measureFlood.ts";
import { writeChat } from "./writeChat.ts";
import { toAddress } from "./openProxied.ts";
import { getBusy, getMemory } from "./processUsage.ts";
import { type Report, startReaders } from "./startReaders.ts";

// P6: chat sockets at two gateways of one database and one Redis. What an open one takes of the memory and a delivery of the time, beside a
// server of bare sockets that sends the same frames; the time from sending to seen; what a killed gateway and a restarted Redis lose; how
// soon an ended session is closed; and what a flood costs others. `node bench/chat.ts 100` opens so many sockets in place of 2,000.

const sockets = Number(process.argv[2] ?? 2_000);
const perRoom = 50;
const roomCount = Math.max(1, Math.round(sockets / perRoom));
const crowd = Math.round(sockets / 4);
/** Lines a second: five in each room. */
const [roomRate, crowdRate] = [5 * roomCount, 5];
const seconds = Number(process.argv[3] ?? 15);

const data = mkdtempSync(join(tmpdir(), "marquee-chat-"));
const port = randomInt(20_000, 30_000);
const ports = [port, port + 1];
const [server, redis] = [await startPostgres(), await startRedis()];
const env = {
  DATABASE_URL: server.url,
  REDIS_URL: redis.url,
  MARQUEE_TRUST_PROXY: "127.0.0.1",
  MARQUEE_LOG_LEVEL: "error",
  MARQUEE_JOBS: "0",
  MARQUEE_DEMO: "tree",
};
const gateways = ports.map((each) => createGatewayProcess(data, each, env));
const [first, second] = gateways;
if (first === undefined || second === undefined) throw new Error("two gateways are needed");
const readers = startReaders();
const bare = fork(fileURLToPath(new URL("bareSockets.ts", import.meta.url)));
const barePort = once(bare, "message").then(([found]) => Number(found));
const bareReaders = startReaders();

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
const sumBusy = (): number => sum(gateways.map(({ getPid }) => getBusy(getPid())));
const round = (value: number, digits = 1): number => Number(value.toFixed(digits));

try {
  for (const gateway of gateways) await gateway.start();
  const storage = { kind: "server", url: server.url } as const;
  const { db, close } = await openDatabase<NoTables>({ storage, migrations, functions, role: gatewayRole });
  const sizes = [...Array.from({ length: roomCount }, () => perRoom), crowd, 20];
  const seats = await plantChat(db, sizes);
  // The switch reaches both gateways.
  await wait(1_500);
  const [many, few] = [seats.slice(0, roomCount * perRoom), seats.slice(roomCount * perRoom, -20)];
  const spare = seats.slice(-20);
  const all = [...many, ...few];
  // From room to room, so that nobody writes too often.
  const turns = many.toSorted((one, other) => (one.number % perRoom) - (other.number % perRoom));

  /** Waits until every page has everything of its room. @throws after a minute */
  async function settle(): Promise<Report> {
    const last = await listLast(db);
    for (const end = Date.now() + 60_000; ; await wait(100)) {
      const report = await readers.report(last);
      if (report.behind === 0 && report.open === all.length + spare.length) return report;
      if (Date.now() > end) throw new Error(`${report.behind} pages are behind, ${report.open} are open`);
    }
  }

  /** Stores lines as gateways elsewhere would, each 100 ms. */
  async function storeFor(millis: number): Promise<void> {
    const from = performance.now();
    let [stored, crowded] = [0, 0];
    for (let passed = 0; passed < millis; passed = performance.now() - from) {
      const due: (Seat | undefined)[] = [];
      for (; stored < (passed / 1_000) * roomRate; stored += 1) due.push(turns[stored % turns.length]);
      for (; crowded < (passed / 1_000) * crowdRate; crowded += 1) due.push(few[crowded % few.length]);
      await storeLines(
        db,
        due.filter((seat) => seat !== undefined),
        toChatText(getTime()),
      );
      await wait(Math.max(0, 100 - ((performance.now() - from) % 100)));
    }
  }

  /** Members write by calls: in the rooms at a share of the whole rate, and in the crowd's. @returns how many lines a second are stored */
  async function writeFor(duration: number, share = 1): Promise<number> {
    const rates = [
      [turns, roomRate],
      [few, crowdRate],
    ] as const;
    return sum(await Promise.all(rates.map(([who, rate]) => writeChat(ports, who, rate * share, duration))));
  }

  const countAsked = async (): Promise<number> => {
    await wait(1_100);
    const { rows } = await sql<{
      asked: string;
    }>`select sum(xact_commit + xact_rollback)::text as asked from pg_stat_database`.execute(db);
    return Number(rows[0]?.asked ?? 0);
  };

  /** What each gateway takes and asks the database in a second while nothing is written: microseconds, and transactions. */
  async function measureIdle(): Promise<{ readonly busy: number; readonly asked: number }> {
    const [asked, from, busy] = [await countAsked(), performance.now(), sumBusy()];
    await wait(8_000);
    const took = (performance.now() - from) / 1_000;
    return { busy: (sumBusy() - busy) / took / 2, asked: ((await countAsked()) - asked) / (took + 1.1) / 2 };
  }
  const none = await measureIdle();

  // Code that runs for the first time and pools that grow are no part of what a socket takes.
  await readers.open(ports, spare);
  for (let times = 0; times < 10; times += 1) await storeLines(db, spare, toChatText(getTime()));
  await wait(3_000);
  const before = gateways.map(({ getPid }) => getMemory(getPid()));
  await readers.open(ports, all);
  await wait(3_000);
  const memory = sum(gateways.map(({ getPid }, index) => getMemory(getPid()) - (before[index] ?? 0))) / all.length;
  console.log(`${all.length} chats are open in ${sizes.length - 1} rooms at two gateways: ${round(memory)} KiB each`);

  // The database's own counts are up to ten seconds late.
  await wait(11_000);
  const busyIdle = await measureIdle();
  const idle = busyIdle.busy;
  const [looks, lookBusy] = [busyIdle.asked - none.asked, busyIdle.busy - none.busy];
  console.log(
    `nothing written: ${round(lookBusy / 1_000)} ms of CPU a second at each gateway and ${round(looks)} transactions more than without an open chat`,
  );

  // Lines of elsewhere: what the gateways do is delivering alone.
  const calm = await readers.forget(true);
  const [from, busy] = [performance.now(), sumBusy()];
  await storeFor(seconds * 1_000);
  await wait(500);
  const [took, spent] = [(performance.now() - from) / 1_000, sumBusy() - busy];
  const told = await readers.forget();
  const frames = told.frames - calm.frames;
  const delivery = spent / frames;
  console.log(
    `${round(frames / took, 0)} frames and ${round((told.lines - calm.lines) / took, 0)} lines a second: ${round(delivery)} µs of CPU a frame, ${round((spent - idle * 2 * took) / frames)} without the looks of an idle gateway`,
  );

  const bareFrom = getMemory(bare.pid);
  await bareReaders.open(
    [await barePort],
    all.filter(({ number }) => number % 2 === 0),
  );
  await wait(3_000);
  const bareMemory = (getMemory(bare.pid) - bareFrom) / (all.length / 2);
  const records = told.records.filter(({ text }) => text.includes('"lines"'));
  const bareBusy = getBusy(bare.pid);
  const sent = once(bare, "message");
  bare.send(records);
  const [count] = await sent;
  const bareDelivery = (getBusy(bare.pid) - bareBusy) / Number(count);
  bareReaders.close();
  console.log(
    `bare sockets: ${round(bareMemory)} KiB each, ${round(bareDelivery)} µs of CPU for each of ${count} of the same frames`,
  );

  // Everything by calls, as members write.
  const quiet = await settle();
  await readers.forget();
  const reached = await writeFor(seconds);
  const seen = await settle();
  const deliveries = (seen.lines - quiet.lines) / seconds;
  console.log(
    `${round(reached)} lines of ${roomRate + crowdRate} a second by calls, ${round(deliveries, 0)} deliveries: seen after ${round(seen.median, 0)} ms (median), ${round(seen.p99, 0)} ms (p99)`,
  );

  // A gateway is killed, starts again, and Redis after it, while members write on.
  const writing = writeFor(16, 0.5);
  await wait(3_000);
  await second.kill("SIGKILL");
  await wait(2_000);
  await second.start();
  await wait(3_000);
  await redis.kill();
  await wait(1_000);
  await redis.restart();
  await writing;
  const after = await settle();
  const last = await listLast(db);
  const { rows } = await sql<{ holes: string }>`
    select count(*)::text as holes from chat_rooms r where r.last_change <> (
      select count(*) from chat_lines l where l.tenant_id = r.tenant_id and l.room_id = r.id)`.execute(db);
  const holes = Number(rows[0]?.holes ?? 0);
  console.log(
    `over a killed gateway and a restarted Redis: ${sum(Object.values(last))} lines, ${after.lines} deliveries, ${after.lost} lost, ${after.doubled} doubled or out of order, ${after.resets} rooms begun anew, ${holes} rooms with a gap`,
  );

  const [flooder] = spare;
  if (flooder === undefined) throw new Error("a member is needed who floods");
  const flood = await measureFlood(readers, port, flooder, () => writeFor(6, 0.25));
  console.log(
    `beside ${flood.refused} refused lines of one member, each answered in ${round(flood.answer)} ms, others are seen after ${round(flood.flooded, 0)} ms, ${round(flood.quiet, 0)} ms without: ${flood.ratios.map((ratio) => round(ratio, 2)).join(", ")} ×`,
  );

  // A session ends: its sockets close, at the other gateway too.
  const closing: number[] = [];
  for (const seat of all.slice(0, 20)) {
    const ends = (await readers.report()).ends;
    const began = performance.now();
    await gateways[(seat.number + 1) % 2]?.http.inject({
      method: logout.method,
      url: logout.path,
      headers: {
        host: "aurelune.localhost",
        authorization: seat.token,
        "content-type": "application/json",
        "x-forwarded-for": toAddress(5, seat.number),
      },
      payload: "{}",
    });
    while ((await readers.report()).ends === ends) {
      if (performance.now() - began > 20_000) throw new Error("a socket outlives its session");
      await wait(5);
    }
    closing.push(performance.now() - began);
  }
  const slowest = Math.max(...closing);
  console.log(
    `an ended session closes its socket at the other gateway after ${round(slowest, 0)} ms at the latest of 20`,
  );

  await close();
  const { lost, doubled, resets } = after;
  console.log(
    JSON.stringify({
      sockets: all.length,
      memory,
      bareMemory,
      lookBusy: lookBusy / 1_000,
      looks,
      frames: frames / took,
      delivery,
      bareDelivery,
      reached,
      wanted: roomRate + crowdRate,
      deliveries,
      median: seen.median,
      p99: seen.p99,
      wrong: lost + doubled + resets + holes,
      checked: after.lines,
      slowest,
      medianQuiet: flood.quiet,
      medianFlooded: flood.flooded,
    }),
  );
} finally {
  readers.close();
  bareReaders.close();
  bare.kill("SIGKILL");
  for (const gateway of gateways) await gateway.kill("SIGKILL");
  await redis.stop();
  await server.stop();
  rmSync(data, { recursive: true, force: true });
}
