import { expect, it } from "vitest";
import { type Refused, toCurrentErrors } from "./toCurrentErrors.ts";

const toRefused = (code: string, text: string, fields: Record<string, string> = {}): Refused => ({
  errors: {
    text,
    fields,
    error: { code, status: 200, message: "", value: {}, fields: [], retryAfter: undefined, requestId: "1" },
  },
  values: { username: "ann", password: "a", captcha: "" },
});
const shown = ["username", "password"];
const typed = { username: "ann", password: "a", captcha: "" };

it("LG-03: a refusal is told until the name or the password that it is about changes", () => {
  const refused = toRefused("login.credentials.invalid", "wrong");
  expect(toCurrentErrors(refused, { ...typed, captcha: "x" }, shown).alert?.text).toBe("wrong");
  expect(toCurrentErrors(refused, { ...typed, password: "b" }, shown).alert).toBeNull();
  const locked = toRefused("login.locked", "locked");
  expect(toCurrentErrors(locked, { ...typed, password: "b" }, shown).alert?.text).toBe("locked");
  expect(toCurrentErrors(locked, { ...typed, username: "b" }, shown).alert).toBeNull();
  expect(toCurrentErrors(toRefused("unknown", "?"), { username: "b" }, shown).alert?.text).toBe("?");
});

it("ER-07: what a field says stays with it while it is unchanged, and is said once", () => {
  const refused = toRefused("username.taken", "taken", { username: "taken" });
  expect(toCurrentErrors(refused, { ...typed, password: "b" }, shown)).toEqual({
    alert: null,
    fields: { username: "taken" },
  });
  expect(toCurrentErrors(refused, { ...typed, username: "b" }, shown)).toEqual({ alert: null, fields: {} });
  // Where the form has no such field, it is said above.
  expect(toCurrentErrors(refused, typed, ["password"])).toMatchObject({ alert: { text: "taken" }, fields: {} });
});

it("ER-07: the word to look at the marked fields goes with the last of them", () => {
  const refused = toRefused("fields", "check", { username: "6-16", password: "8-12" });
  expect(toCurrentErrors(refused, { ...typed, username: "b" }, shown)).toMatchObject({
    alert: { text: "check" },
    fields: { password: "8-12" },
  });
  expect(toCurrentErrors(refused, { username: "b", password: "b" }, shown)).toEqual({ alert: null, fields: {} });
});
