import { readFileSync } from "node:fs";
import { isRecord } from "./isRecord.ts";

/** A JSON file's object; an empty one when the file holds something else. */
export function readJson(file: string): Readonly<Record<string, unknown>> {
  const data: unknown = JSON.parse(readFileSync(file, "utf8"));
  return isRecord(data) ? data : {};
}
