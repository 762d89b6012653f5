import { openPaths } from "./paths.ts";

/** Whether the brand's guard sends this visitor to /login (SH-09, SH-10). */
export function isGuarded(pathname: string, isGuardOn: boolean, isLoggedIn: boolean): boolean {
  return isGuardOn && !isLoggedIn && !openPaths.includes(pathname);
}
