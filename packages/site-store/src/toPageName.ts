/** The kinds of page: `home` carries the hero's place, `login` loads its form at once, `app` is every other. */
export type PageName = "home" | "login" | "app";

/** The addresses of the home (RT-01). */
export const homePaths: readonly string[] = ["/", "/index", "/index.html", "/home", "/register", "/register.html"];

/** The kind of page for a path without query. */
export const toPageName = (path: string): PageName =>
  homePaths.includes(path) ? "home" : path === "/login" ? "login" : "app";

/** The first words of addresses that are never a page: calls, pictures, documents. */
export const callRoots = ["wps", "lgw", "lotto", "provider", "payments", "art", "docs", "health"] as const;

const callPath = new RegExp(`^/(?:${callRoots.join("|")})(?:/|$)`);

/** Whether an address is a call of the gateway: an unknown one is answered as a call. */
export const isCall = (path: string): boolean => callPath.test(path);
