import { isApiError } from "../api/ApiError.ts";

/** What somebody else changed of a merchant's switches. */
export interface SwitchChange {
  readonly version: number;
  readonly at: number;
  readonly actor: string;
  readonly action: string;
  readonly subject: string;
  readonly before: unknown;
  readonly after: unknown;
}

const isChange = (value: unknown): value is SwitchChange =>
  typeof value === "object" && value !== null && "version" in value && "actor" in value && "subject" in value;

/** What a refusal of an old version tells: the version now, and what changed since. Undefined for any other failure. */
export function toConflict(
  error: unknown,
): { readonly version: number; readonly changes: readonly SwitchChange[] } | undefined {
  if (!isApiError(error) || error.code !== "version.conflict") return undefined;
  const { version, changes } = error.value;
  return typeof version === "number" && Array.isArray(changes)
    ? { version, changes: changes.filter(isChange) }
    : undefined;
}
