import { join } from "node:path";

/** The path of the operator socket of a data folder's gateway. */
export function toSocketPath(data: string): string {
  return join(data, "operator.sock");
}
