import { expect, it } from "vitest";
import { isLight, toHeader } from "./toHeader.ts";

it("CH-03, CN-02: the header is what the address asks for, #6142bf without another, and never what is no colour", () => {
  const read = (text: string) => toHeader(new URLSearchParams(text));
  expect(read("title=Hi&language=VI&headerColor=%23ABCDEF")).toEqual({ title: "Hi", language: "VI", color: "#abcdef" });
  for (const color of ["", "red", "#fff", "url(x)", "#6142bf;background:red"])
    expect(read(new URLSearchParams({ headerColor: color, language: "XX" }).toString())).toEqual({
      title: "",
      language: undefined,
      color: "#6142bf",
    });
  expect([isLight("#6142bf"), isLight("#000000"), isLight("#ffffff"), isLight("#ffd700")]).toEqual([
    false,
    false,
    true,
    true,
  ]);
});
