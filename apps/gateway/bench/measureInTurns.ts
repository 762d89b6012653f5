import { toMedian } from "./toMedian.ts";

/**
 * Measures each rate `rounds` times, in turns, so that other load affects all of them alike, and prints each.
 *
 * @returns the medians.
 */
export async function measureInTurns(
  measured: Readonly<Record<string, () => Promise<number>>>,
  rounds: number,
): Promise<Readonly<Record<string, number>>> {
  const rates = new Map<string, readonly number[]>();
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, measure] of Object.entries(measured)) {
      const rate = await measure();
      rates.set(name, [...(rates.get(name) ?? []), rate]);
      console.log(`${name}: ${Math.round(rate)} a second`);
    }
  }
  return Object.fromEntries([...rates].map(([name, values]) => [name, toMedian(values)]));
}
