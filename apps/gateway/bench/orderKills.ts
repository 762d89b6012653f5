import { performance } from "node:perf_hooks";
import { openOrdersLoad, orderSteps, victims } from "../test/ordersLoad.ts";

// F1 with orders: gateway, database and pay-house are each killed in the middle of each step of deposits and withdrawals, again and again.

const rounds = Number(process.argv[2] ?? 3);
const members = Number(process.argv[3] ?? 6);

const load = await openOrdersLoad(members, true);
try {
  const from = performance.now();
  for (let round = 1; round <= rounds; round += 1) {
    for (const step of orderSteps) for (const victim of victims) await load.strike(step, victim);
    console.log(
      `round ${round} of ${rounds}: each of ${victims.join(", ")} was killed in each of ${orderSteps.join(", ")}`,
    );
  }
  const { kills, orders, faults } = await load.end();
  for (const fault of faults.slice(0, 10)) console.log(fault);
  const seconds = (performance.now() - from) / 1000;
  console.log(JSON.stringify({ kills, orders, faults: faults.length, seconds }));
} finally {
  await load.close();
}
