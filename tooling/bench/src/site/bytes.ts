import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "@marquee/vite";
import type { Figure } from "../Figure.ts";
import { type Build, buildPage } from "./Build.ts";
import { edited, engine, floor, isEnglish } from "./configs.ts";
import { type Share, toShares } from "./toShares.ts";
import { weighChat, weighFeature } from "./weighFeatures.ts";

/** The floor that performance.md's ratios were made with, in kB; ours may differ by 3 %. */
const knownFloor = 120.4;

/** Libraries that may only load on first use (B1): forms, sliders, dates, codes, crypto, virtualisers, dialogs, menus. */
const lateLibraries =
  /^(formik|yup|swiper|luxon|qrcode\.react|jose|virtua|dompurify|react-window|react-virtuoso|react-aria.*|react-stately|@react-(aria|stately)\/.*|@internationalized\/.*|@(tanstack|radix-ui|headlessui|floating-ui)\/.*)$/;

const toKilo = (bytes: number): number => bytes / 1000;

const toLine = (shares: readonly Share[]): string =>
  shares.map(({ name, bytes }) => `${name} ${toKilo(bytes).toFixed(1)}`).join(", ");

/** The second build's first bytes that the first did not have: what a returning visitor loads again. @throws when none has changed */
function countChanged(before: Build, after: Build): number {
  const known = new Set(before.initial.map(({ file, code }) => `${file}\n${code}`));
  const changed = after.initial.filter(({ file, code }) => !known.has(`${file}\n${code}`));
  if (changed.length === 0) throw new Error("the edit of a source reached none of the home's scripts");
  return changed.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** B1 to B3: what a visitor's home loads first, against the framework floor, what the chat adds, and how much a small release changes. */
export async function measureBytes(say: (line: string) => void): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "marquee-bytes-"));
  try {
    const ground = await buildPage(floor, join(folder, "floor"));
    const home = await buildPage(engine, join(folder, "engine"), isEnglish);
    const next = await buildPage(edited, join(folder, "edited"), isEnglish);
    const groundShares = toShares(ground.initial);
    const homeShares = toShares(home.initial);
    const late = homeShares.filter(({ name }) => lateLibraries.test(name));
    const scripts = home.initial.map(({ file, bytes }) => ({ name: file.replace(/^assets\//, ""), bytes }));
    say(`floor packages, kB: ${toLine(groundShares.slice(0, 12))}`);
    say(`home scripts, kB: ${toLine(scripts)}`);
    say(`home packages, kB: ${toLine(homeShares.slice(0, 30))}`);
    const ours = toShares(home.initial, (module) =>
      module.includes("node_modules") ? "libraries" : module.replace(`${root}/`, ""),
    );
    say(`home's heaviest sources, kB: ${toLine(ours.filter(({ name }) => name !== "libraries").slice(0, 20))}`);
    if (late.length > 0) say(`too early: ${toLine(late)}`);
    const reference = { what: "floor", value: toKilo(ground.bytes) };
    const chat = weighChat(home);
    return [
      {
        id: "floor",
        what: "framework floor, known within 3 %",
        value: reference.value,
        unit: "kB",
        reference: { what: "known", value: knownFloor },
        budget: { of: "ratio", atLeast: 0.97, atMost: 1.03, isBinding: true },
      },
      {
        id: "B1",
        what: "home, initial scripts, English",
        value: toKilo(home.bytes),
        unit: "kB",
        reference,
        budget: { of: "ratio", atMost: 1.2, isBinding: true },
      },
      {
        id: "B1",
        what: "libraries loaded too early",
        value: late.length,
        unit: "",
        budget: { of: "value", atMost: 0, isBinding: true },
      },
      {
        id: "B2",
        what: "the chat's button, with what the home's first scripts have of the chat",
        value: toKilo(chat.first + chat.button),
        unit: "kB",
        budget: { of: "value", atMost: 2, isBinding: true },
      },
      {
        id: "B2",
        what: "own code of the chat",
        value: toKilo(chat.own),
        unit: "kB",
        reference,
        budget: { of: "ratio", atMost: 0.15, isBinding: true },
      },
      ...["points", "missions", "promotions", "ticket"].map((feature) => ({
        id: "B2",
        what: `own code of feature ${feature}, all its routes together`,
        value: toKilo(weighFeature(home, feature)),
        unit: "kB",
        reference,
        budget: { of: "ratio" as const, atMost: 0.15, isBinding: true },
      })),
      {
        id: "B3",
        what: "initial bytes that an app-only release changes",
        value: toKilo(countChanged(home, next)),
        unit: "kB",
        reference: { what: "home", value: toKilo(next.bytes) },
        budget: { of: "ratio", atMost: 0.25, isBinding: true },
      },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
