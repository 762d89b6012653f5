import { BreachedListError } from "../authentication/password-lists/importBreached.ts";
import { SwitchError } from "../switches/Switch.ts";

const isMissing = (error: unknown): boolean => error instanceof Error && Reflect.get(error, "code") === "ENOENT";

/** Turns an error of reading a file into one for the operator. @throws {@link SwitchError} for an unreadable list, otherwise the error itself */
export function toSwitchError(error: unknown): never {
  if (error instanceof BreachedListError) throw new SwitchError(error.message);
  throw isMissing(error) ? new SwitchError("there is no such file") : error;
}
