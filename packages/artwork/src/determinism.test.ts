import { Worker } from "node:worker_threads";
import { expect, it } from "vitest";

/** Draws the same pictures in a worker thread, which loads the modules afresh. */
const drawElsewhere = (): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const script = `
      const { parentPort, workerData } = await import("node:worker_threads");
      const art = await import(workerData);
      const codes = Array.from({ length: 25 }, (_, index) => "CODE-" + index);
      const pictures = Object.keys(art.categoryHues).flatMap((category) => codes.flatMap((code) => [art.gameThumbnail({ code, category, vendor: code }), art.banner({ code, category }), art.promotion({ code, category })]));
      parentPort.postMessage([...pictures, ...codes.map(art.vendorMark), ...codes.map((_, index) => art.avatar(index))]);
    `;
    const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(script)}`), {
      workerData: new URL("./index.ts", import.meta.url).href,
    });
    worker.once("message", resolve);
    worker.once("error", reject);
  });

it("GM-35: draws a code to the same bytes in every thread", async () => {
  const [first, second] = await Promise.all([drawElsewhere(), drawElsewhere()]);
  expect(first).toHaveLength(10 * 25 * 3 + 50);
  expect(second).toEqual(first);
});
