import { readAffected } from "../checks/chooseAffected.ts";
import type { Command } from "../cli/Command.ts";
import { measureCost } from "../reports/measureCost.ts";

const list = (names: readonly string[]): string => (names.length === 0 ? "none" : names.join(", "));

/** `pnpm brand affected`: what a change may affect, worked out without a build. */
export const affected: Command = {
  name: "affected",
  usage: "",
  summary: "Says which layers, engines and pictures the changes since a commit may change, and what making them costs",
  options: { base: { type: "string" }, cost: { type: "boolean" } },
  about: {
    base: "the commit to compare with (HEAD~1); what is not committed counts",
    cost: "build what is affected into the store and print milliseconds, kB stored and shots",
  },
  examples: ["affected", "affected --base origin/main --json", "affected --cost --store .marquee/trial"],
  run: async ({ get, is, brands, store, output }) => {
    const { base, files, layers, engines, shots } = await readAffected(brands, get("base"));
    const names = engines.map(
      (engine) => `${engine.brands.join("+")}${engine.out.length === 0 ? "" : ` without ${engine.out.join(" ")}`}`,
    );
    const lines = [
      `changed files  ${files.length} since ${base}`,
      `layers         ${layers.length}: ${list(layers)}`,
      `engines        ${engines.length}: ${list(names)}`,
      `shots          ${shots.length}`,
    ];
    const cost = is("cost") ? await measureCost(brands, { layers, engines }, store, output) : [];
    const table = cost.map(
      ({ what, milliseconds, kB }) =>
        `${what.padEnd(40)}${milliseconds.toFixed(0).padStart(8)} ms${kB.toFixed(1).padStart(10)} kB stored`,
    );
    return {
      lines: [
        ...lines,
        ...(is("cost")
          ? ["", ...table, `${"pictures to compare".padEnd(40)}${String(shots.length).padStart(8)} shots`]
          : []),
      ],
      data: { base, files, layers, engines, shots: shots.map(({ name }) => name), ...(is("cost") && { cost }) },
    };
  },
};
