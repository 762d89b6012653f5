import { describe, expect, it } from "vitest";
import { findLostLine, listChangedSignatures, toFunctionsLock } from "../test/testing.ts";

const toFunction = (args: string, body: string, name = "add") => ({
  name,
  file: `${name}.sql`,
  sql: `-- Adds.\ncreate or replace function ${name}(${args}) returns int language sql as $$ ${body} $$;\n`,
});
const add = toFunction("a int, b int", "select a + b");
const landed = toFunctionsLock("", [add]);

describe("the lock of functions", () => {
  it("gets a line when a text changes, behind those that stand, and none otherwise", () => {
    expect(toFunctionsLock(landed, [add])).toBe(landed);
    const changed = toFunctionsLock(landed, [toFunction("a int, b int", "select b + a"), toFunction("", "1", "one")]);
    expect(findLostLine(landed, changed)).toBeNull();
    expect(changed.match(/^(?:add|one) [0-9a-f]{16} [0-9a-f]{64}$/gm)).toHaveLength(3);
    expect(toFunctionsLock(changed, [add]).match(/^add /gm)).toHaveLength(3);
  });

  it.each([
    ["other arguments", toFunction("a bigint, b bigint", "select a + b"), ["add"]],
    ["another text", toFunction("a int, b int", "select b + a"), []],
    ["other line ends", { ...add, sql: add.sql.replace("a int, b", "a int,  -- the first\n  b") }, []],
  ])("tells of a function with %s", (_what, changed, told) => {
    expect(listChangedSignatures(toFunctionsLock(landed, [changed]))).toEqual(told);
  });
});
