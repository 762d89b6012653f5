import { readFileSync } from "node:fs";

/** What a process holds of the memory, in KiB. */
export const getMemory = (pid = 0): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0);

/** What a process has taken of the processors, in microseconds; the machine counts in hundredths of a second. */
export function getBusy(pid = 0): number {
  const parts = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(parts[11]) + Number(parts[12])) * 10_000;
}
