import { execFile } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { makeLayer } from "@marquee/vite";
import { validateFleet } from "../src/checks/validateFleet.ts";
import { publishBrand } from "../src/publish/goLive.ts";
import { openFleet } from "./openFleet.ts";
import { measureFleet } from "./measureFleet.ts";
import { measureLive } from "./measureLive.ts";

// The cost of brands (brand-platform.md "New brand", "Proofs"): the last line is one JSON object of numbers.

const change = { at: "2026-11-21T00:00:00.000Z", by: "bench", note: "" };
const unchecked = { gateway: null, merchants: null, asksHosts: false, check: async () => {} };
const program = fileURLToPath(new URL("../src/main.ts", import.meta.url));
const runProcess = promisify(execFile);
const say = (line: string): void => console.log(line);

async function time(work: () => Promise<unknown>): Promise<number> {
  const since = performance.now();
  await work();
  return performance.now() - since;
}

// Every store builds from scratch: otherwise the machine's build cache would be measured.
process.env["MARQUEE_ENGINES"] = "off";
const fleet = openFleet();
try {
  const publish = (id: string) => publishBrand(fleet.brands, id, fleet.store, change, unchecked);
  /** Milliseconds and bytes of one more brand. */
  const add = async (id: string, modules?: Readonly<Record<string, "out">>): Promise<{ ms: number; kB: number }> => {
    fleet.add(id, modules);
    const before = fleet.toBytes();
    const ms = await time(() => publish(id));
    return { ms, kB: (fleet.toBytes() - before) / 1000 };
  };
  const first = await add("fleet-1");
  say(`first brand: ${first.ms.toFixed(0)} ms, ${first.kB.toFixed(0)} kB`);
  const looks = new Map<number, { ms: number; kB: number }>();
  for (let number = 2; number <= 100; number += 1) looks.set(number, await add(`fleet-${number}`));
  const getLook = (number: number) => looks.get(number) ?? { ms: Number.NaN, kB: Number.NaN };
  for (const number of [2, 20, 100])
    say(`look ${number}: ${getLook(number).ms.toFixed(0)} ms, ${getLook(number).kB.toFixed(0)} kB`);
  const modules = await add("fleet-modules", { LOBBYFAV3: "out" });
  say(`a new combination of modules: ${modules.ms.toFixed(0)} ms, ${modules.kB.toFixed(0)} kB`);
  // Both as a release engineer would run them: the usual way builds each brand separately, ours builds twenty in one call.
  const build = (store: string, ids: readonly string[]): Promise<number> =>
    time(() =>
      runProcess(process.execPath, [
        program,
        "build",
        ...ids,
        "--brands",
        fleet.brands,
        "--store",
        join(fleet.folder, "..", store),
      ]),
    );
  const ours = await build(
    "ours",
    Array.from({ length: 20 }, (_, index) => `fleet-${index + 1}`),
  );
  const singles = [];
  for (const number of [1, 2, 3]) singles.push(await build(`common-${number}`, [`fleet-${number}`]));
  const common = (singles.reduce((sum, ms) => sum + ms, 0) / singles.length) * 20;
  say(`20 brands: ${(ours / 1000).toFixed(1)} s, by one build each ${(common / 1000).toFixed(1)} s`);
  for (let number = 101; number <= 300; number += 1) fleet.add(`fleet-${number}`);
  const ids = Array.from({ length: 300 }, (_, index) => `fleet-${index + 1}`);
  const layers = await time(async () => {
    for (const id of ids) await makeLayer(join(fleet.brands, id));
  });
  let faults = 0;
  const validate = await time(async () => {
    faults = (await validateFleet(fleet.brands, ids)).flatMap((each) => each.faults).length;
  });
  say(`300 brands: layers ${layers.toFixed(0)} ms, validate ${validate.toFixed(0)} ms, ${faults} faults`);
  const live = await measureLive(fleet, say);
  const whole = await measureFleet(say);
  const lookNumbers = Object.fromEntries(
    [2, 20, 100].flatMap((number) => [
      [`look${number}Ms`, getLook(number).ms],
      [`look${number}Kb`, getLook(number).kB],
    ]),
  );
  say(
    JSON.stringify({
      firstMs: first.ms,
      firstKb: first.kB,
      ...lookNumbers,
      modulesMs: modules.ms,
      modulesKb: modules.kB,
      commonMs: common,
      oursMs: ours,
      layersMs: layers,
      validateMs: validate,
      faults,
      ...live,
      ...whole,
    }),
  );
} finally {
  fleet.close();
}
