import { join } from "node:path";

/** Where the running gateway of a data folder takes its operator's switches. */
export function toSocketPath(data: string): string {
  return join(data, "operator.sock");
}
