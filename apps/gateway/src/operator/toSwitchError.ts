import { BreachedListError } from "../identity/password-lists/importBreached.ts";
import { SwitchError } from "./Switch.ts";

const isMissing = (error: unknown): boolean => error instanceof Error && Reflect.get(error, "code") === "ENOENT";

/** Tells the operator what is wrong with a file. @throws {@link SwitchError} for a list that cannot be read, the error itself otherwise */
export function toSwitchError(error: unknown): never {
  if (error instanceof BreachedListError) throw new SwitchError(error.message);
  throw isMissing(error) ? new SwitchError("there is no such file") : error;
}
