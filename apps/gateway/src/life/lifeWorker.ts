import { parentPort, workerData } from "node:worker_threads";
import { createClock, followClock } from "@marquee/database";
import { type LifePlan, makeLife } from "./makeLife.ts";

// A thread of its own: it takes the clock of the life for the time, and nobody else does.
const plan: LifePlan = workerData;
const clock = createClock(plan.until);
followClock(clock);
await makeLife(plan, clock, (line) => parentPort?.postMessage(line));
