import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

// The system reuses pids; a pid together with its start time identifies a process for good.

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}

function listStart(pid: number): string | undefined {
  try {
    const text = execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" }).trim();
    return text === "" ? undefined : text;
  } catch {
    return undefined;
  }
}

/** When the process `pid` began, as a text that no other process on this machine shares; `undefined` when none runs. */
export function getProcessStart(pid: number): string | undefined {
  const boot = readText("/proc/sys/kernel/random/boot_id");
  if (boot === undefined) return listStart(pid);
  const stat = readText(`/proc/${pid}/stat`);
  // The command's name, in parentheses, may hold spaces: fields are counted after the last ")". The start is field 22.
  const fields = stat?.slice(stat.lastIndexOf(")") + 2).split(" ");
  const ticks = fields?.[19];
  return ticks === undefined || fields?.[0] === "Z" ? undefined : `${boot.trim()} ${ticks}`;
}
