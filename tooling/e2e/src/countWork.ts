import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Page } from "@playwright/test";

const file = join(import.meta.dirname, "../../../test-results/staff-tasks.json");

/** What a task took at the back office. */
interface DeskWork {
  readonly task: string;
  /** Of the pointer. */
  readonly presses: number;
  /** Of keys that are no text. */
  readonly keys: number;
  /** Fields that were filled or chosen. */
  readonly fields: number;
  /** Pages that were gone to. */
  readonly pages: number;
  readonly seconds: number;
}

/** Counts what somebody does on pages of the back office until the task is done. `begin` before the first act; `end` writes it down. */
export async function countWork(task: string, ...desks: readonly Page[]): Promise<() => void> {
  const counts = { presses: 0, keys: 0, fields: 0, pages: 0 };
  const listen = (): void => {
    const say = (kind: string): void => console.debug(`work ${kind}`);
    let last: EventTarget | null = null;
    addEventListener("pointerdown", ({ isTrusted }) => isTrusted && say("presses"), true);
    const isText = (target: EventTarget | null): boolean =>
      target instanceof Element && target.matches("input, textarea");
    addEventListener("keydown", ({ key, target }) => (key.length > 1 || !isText(target)) && say("keys"), true);
    addEventListener(
      "input",
      ({ target }) => {
        if (target !== last) say("fields");
        last = target;
      },
      true,
    );
  };
  for (const desk of desks) {
    await desk.addInitScript(listen);
    await desk.evaluate(listen);
    desk.on("console", (message) => {
      const [, kind] = /^work (presses|keys|fields)$/.exec(message.text()) ?? [];
      if (kind === "presses" || kind === "keys" || kind === "fields") counts[kind] += 1;
    });
    let path = new URL(desk.url()).pathname;
    desk.on("framenavigated", (frame) => {
      const next = new URL(frame.url()).pathname;
      if (frame !== desk.mainFrame() || next === path) return;
      path = next;
      counts.pages += 1;
    });
  }
  const started = performance.now();
  return () => {
    const work: DeskWork = { task, ...counts, seconds: Math.round((performance.now() - started) / 100) / 10 };
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify([...readWork().filter((each) => each.task !== task), work], null, 2)}\n`);
    console.log(toLine(work));
  };
}

function readWork(): readonly DeskWork[] {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as readonly DeskWork[];
  } catch {
    return [];
  }
}

const toLine = ({ task, presses, keys, fields, pages, seconds }: DeskWork): string =>
  `${task}: ${presses} presses, ${keys} keys, ${fields} fields, ${pages} pages, ${seconds} s`;
