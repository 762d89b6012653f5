import { describe, expect, it } from "vitest";
import { checkLogo } from "./checkLogo.ts";

const wrap = (content: string, attributes = 'viewBox="0 0 64 64"'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}<path d="M0 0h64v64z"/></svg>`;

describe("checkLogo", () => {
  it.each([
    ["plain shapes", wrap("")],
    [
      "a declaration, a comment, a title",
      `<?xml version="1.0" encoding="UTF-8"?><!-- drawn by hand -->${wrap("<title>A &amp; B</title>")}`,
    ],
    [
      "gradients and parts of itself",
      wrap(
        '<defs><linearGradient id="g"><stop stop-color="#fff"/></linearGradient></defs><g id="a" fill="url(#g)"/><use href="#a"/>',
      ),
    ],
    [
      "a style for each theme",
      wrap("<style>.ink{fill:#000}@media(prefers-color-scheme:dark){.ink{fill:url(#g)}}</style>"),
    ],
  ])("takes %s", (_, text) => {
    expect(checkLogo("logo.svg", text)).toEqual([]);
  });

  it.each([
    ["a script", wrap("<script>alert(1)</script>"), "<script>", "<script>"],
    [
      "a script under another name",
      wrap('<s:script xmlns:s="http://www.w3.org/2000/svg">1</s:script>'),
      "<s:script>",
      "<s:script>",
    ],
    ["foreignObject", wrap("<foreignObject><p>1</p></foreignObject>"), "<foreignObject>", "<foreignObject>"],
    ["an element that moves", wrap('<set attributeName="href" to="#a"/>'), "<set>", "<set>"],
    ["letters that need a font", wrap("<text>A</text>"), "<text>", "<text>"],
    ["an event attribute", wrap('<g onclick="alert(1)"/>'), "<g onclick>", "alert(1)"],
    ["an event attribute at the root", wrap("", 'viewBox="0 0 1 1" ONLOAD="alert(1)"'), "<svg ONLOAD>", "alert(1)"],
    ["a foreign file", wrap('<use href="https://example.com/a.svg#b"/>'), "<use href>", "https://example.com/a.svg#b"],
    [
      "a file beside it",
      wrap('<use xmlns:x="http://www.w3.org/1999/xlink" x:href="other.svg#b"/>'),
      "<use x:href>",
      "other.svg#b",
    ],
    ["a foreign base", wrap('<g xml:base="https://example.com/"/>'), "<g xml:base>", "https://example.com/"],
    ["a javascript: link", wrap('<use href="javascript:alert(1)"/>'), "<use href>", "javascript:alert(1)"],
    [
      "a javascript: link spelled by numbers",
      wrap('<use href="&#106;avascript:alert(1)"/>'),
      "<use href>",
      "javascript:alert(1)",
    ],
    [
      "a foreign paint",
      wrap('<path fill="url(https://example.com/a#b)"/>'),
      "<path fill>",
      "url(https://example.com/a#b)",
    ],
    [
      "a foreign paint spelled by numbers",
      wrap("<path fill=\"&#x75;rl('a.svg#b')\"/>"),
      "<path fill>",
      "url('a.svg#b')",
    ],
    ["a foreign style", wrap("<style>@import 'a.css';</style>"), "<style>", "@import 'a.css';"],
    [
      "a foreign picture in a style",
      wrap("<style>.a{mask:\\75rl(a.svg)}</style>"),
      "<style>",
      ".a{mask:\\75rl(a.svg)}",
    ],
    [
      "a foreign style behind a comment",
      wrap("<style>.a{}<!-- </style> -->@im<!-- -->port 'a.css';</style>"),
      "<style>",
      ".a{}@import 'a.css';",
    ],
    ["a foreign style behind an element", wrap("<style><g/>@import 'a.css';</style>"), "<style>", "@import 'a.css';"],
    ["more than 200 kB", wrap(`<desc>${"x".repeat(200_000)}</desc>`), "(whole file)", "201 kB"],
    ["a DOCTYPE", `<!DOCTYPE svg [<!ENTITY a "b">]>${wrap("")}`, "(whole file)", "a DOCTYPE or CDATA"],
    [
      "a style sheet beside it",
      `<?xml-stylesheet href="a.css"?>${wrap("")}`,
      "(whole file)",
      "a processing instruction or an encoding",
    ],
    ["broken XML", wrap("<g>"), "(whole file)", "expected 'g' tag, not 'svg'"],
    ["another document", "<p>logo</p>", "<p>", "<p>"],
    ["nothing", "", "(whole file)", "does not have a root node"],
    ["nothing drawn", '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>', "(whole file)", "draws nothing"],
    ["no viewBox", wrap("", 'width="64" height="64"'), "<svg>", 'width="64"'],
    [
      "a viewBox in a comment only",
      `<!-- <svg viewBox="0 0 1 1"> -->${wrap("", 'width="64" height="64"')}`,
      "<svg>",
      'width="64"',
    ],
    ["a viewBox without area", wrap("", 'viewBox="0 0 0 64"'), "<svg>", 'viewBox="0 0 0 64"'],
    ["tags that never end", "<g a".repeat(45_000), "(whole file)", "expected '='"],
    ["a reference that never ends", wrap(`<path fill="url(${" ".repeat(150_000)}"/>`), "<path fill>", "url("],
    ["comments that never end", "<!--".repeat(45_000), "(whole file)", "expected '-->'"],
    ["a name that never ends", `<svg ${"x".repeat(190_000)}>`, "(whole file)", "expected '='"],
    [
      "more parts than a renderer takes",
      wrap(`${"<g>".repeat(20_000)}${"</g>".repeat(20_000)}`),
      "(whole file)",
      "nodes limit",
    ],
  ])("refuses %s, and says where, what was found and what was expected", (_, text, key, found) => {
    const [fault] = checkLogo("logo.svg", text);
    expect(fault?.file).toBe("logo.svg");
    expect(fault?.key).toBe(key);
    expect(fault?.found).toContain(found);
    expect(fault?.expected).toMatch(/^expected /);
  });

  it("tells every fault of a file", () => {
    expect(checkLogo("logo.svg", wrap('<script>1</script><g onload="1"/>')).map(({ key }) => key)).toEqual([
      "<script>",
      "<g onload>",
    ]);
  });
});
