import type { Ending } from "../cli/ExitCode.ts";

/** How one brand's publish ended. */
export type Outcome = {
  readonly brand: string;
  readonly ending: Ending;
  readonly line: string;
  readonly release?: number;
};

/** Why the waves stopped before the last one. */
type Stop = { readonly ending: Ending; readonly why: string };

/** Called when a wave's brands are live and others wait; null continues. `lines` say how the wave ended. */
export type Pause = (
  wave: { readonly live: readonly string[]; readonly lines: readonly string[] },
  waiting: readonly string[],
) => Promise<Stop | null>;

/** What was done, and what was not tried. */
export type Waves = { readonly outcomes: readonly Outcome[]; readonly lines: readonly string[] };

/** Runs waves until the last, until nothing of one goes live, or until `pause` stops them. */
export async function runWaves(
  waves: readonly (readonly string[])[],
  publishWave: (wave: readonly string[], name: string) => Promise<readonly Outcome[]>,
  pause: Pause,
): Promise<Waves> {
  const outcomes: Outcome[] = [];
  for (const [index, wave] of waves.entries()) {
    const ended = await publishWave(wave, `wave ${index + 1} of ${waves.length}`);
    outcomes.push(...ended);
    const [live, waiting] = [
      ended.flatMap(({ ending, brand }) => (ending === "done" ? [brand] : [])),
      waves.slice(index + 1).flat(),
    ];
    if (waiting.length === 0) break;
    const stop: Stop | null =
      live.length === 0
        ? { ending: "failed", why: "nothing of the wave before went live" }
        : await pause({ live, lines: ended.map(({ line }) => line) }, waiting);
    if (stop === null) continue;
    const lines = [...outcomes.map(({ line }) => line), `not tried: ${waiting.join(", ")}: ${stop.why}`];
    return {
      lines,
      outcomes: [
        ...outcomes,
        ...waiting.map((brand): Outcome => ({ brand, ending: stop.ending, line: `${brand}: not tried: ${stop.why}` })),
      ],
    };
  }
  return { outcomes, lines: outcomes.map(({ line }) => line) };
}
