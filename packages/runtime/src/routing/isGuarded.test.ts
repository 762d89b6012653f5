import { describe, expect, it } from "vitest";
import { isGuarded } from "./isGuarded.ts";
import { openPaths, paths } from "./paths.ts";

describe("isGuarded", () => {
  it("SH-09: a guest is sent to /login only where the brand says so", () => {
    expect(isGuarded("/rng", true, false)).toBe(true);
    expect(isGuarded("/rng", false, false)).toBe(false);
    expect(isGuarded("/rng", true, true)).toBe(false);
  });

  it.each(Object.values(paths).filter((path) => !openPaths.includes(path)))(
    "SH-09: %s leads a guest to /login",
    (path) => {
      expect(isGuarded(path, true, false)).toBe(true);
    },
  );

  it.each(["/login", "/register", "/register.html", "/helpmc", "/download"])("SH-10: %s is open", (path) => {
    expect(isGuarded(path, true, false)).toBe(false);
  });
});
