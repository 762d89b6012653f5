import { expect, it } from "vitest";
import { isLinkAddress } from "./isLinkAddress.ts";

it("AN-02, X-55: a link leads to a site by http, to a mailbox, to a phone or to a path of the site", () => {
  for (const text of [
    "https://a.example/b?c#d",
    "HTTP://a.example",
    "mailto:a@b.example",
    "tel:+84123",
    "/help?q=a",
    "/",
  ])
    expect([text, isLinkAddress(text)]).toEqual([text, true]);
});

it("AN-02, X-55: nothing else is an address, however it is written", () => {
  const others = ["", "a.example", "//a.example", "/\\a.example", "javascript:alert(1)", "java\tscript:alert(1)"];
  const schemes = [
    "data:text/html,a",
    "vbscript:a",
    "ftp://a.example",
    "https:a",
    "https://",
    "mailto:",
    "tel:",
    " /a",
  ];
  for (const text of [...others, ...schemes, "__proto__"]) expect([text, isLinkAddress(text)]).toEqual([text, false]);
});
