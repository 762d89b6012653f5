import { expect, it } from "vitest";
import { toCsv } from "./toCsv.ts";

it("X-52: a downloaded file quotes its cells, keeps its numbers, and none of them is a formula", () => {
  const hostile = [
    "=1+1",
    "+1",
    "-1",
    "-50.00",
    "-1+1",
    "@SUM(A1)",
    "\t=1",
    "\r=1",
    'say "no"',
    "a,b",
    "two\nlines",
    "plain",
  ];
  const [, line = ""] = toCsv(["name"], [hostile]).split(/^name\r\n/);
  expect(line).toBe(
    [
      `"'=1+1"`,
      `"'+1"`,
      "-1",
      "-50.00",
      `"'-1+1"`,
      `"'@SUM(A1)"`,
      `"'\t=1"`,
      `"'\r=1"`,
      `"say ""no"""`,
      `"a,b"`,
      `"two\nlines"`,
      "plain",
    ].join(","),
  );
});
