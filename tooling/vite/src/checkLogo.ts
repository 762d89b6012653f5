import type { BrandFault } from "@marquee/whitelabel/brand";
import { Resvg } from "@resvg/resvg-js";

const maxBytes = 200_000;
/** Elements that only draw. Everything else runs, links, animates or needs a font: script, foreignObject, a, image, animate, text … */
const drawing =
  /^(?:svg|g|defs|title|desc|style|path|rect|circle|ellipse|line|polyline|polygon|use|symbol|marker|linearGradient|radialGradient|stop|pattern|clipPath|mask|filter|fe[A-Z]\w+)$/;
// Neither pattern can start inside its own match, so unterminated text costs no more than terminated text.
const openTag = /<([^\s/<>?"'=]+)((?:[\s/](?:[^<>"']|"[^<"]*"|'[^<']*')*)?)>/g;
const attribute = /(?<=\s)([^\s="']+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
/** References outside the file, in an attribute or a style; a backslash could hide any of them. */
const reach = /url\((?!\s*(?:["']\s*)?#)|@import|image-set|\/\/|javascript:|data:|\\/i;

const decode = (text: string): string =>
  text.replace(/&#(x[0-9a-fA-F]+|[0-9]+);/g, (_, code: string) =>
    String.fromCodePoint(Math.min(Number(code.replace("x", "0x")), 0x10ffff)),
  );

/** A picture's text without comments. */
export function withoutComments(text: string): string {
  const [first = "", ...rest] = text.split("<!--");
  return first + rest.map((part) => part.slice(part.indexOf("-->") + 3)).join("");
}

/** All of a picture's styles as one text, as browsers read them. */
function joinStyles(text: string): string {
  const styles = text
    .split("<style")
    .slice(1)
    .map((part) => part.slice(part.indexOf(">") + 1).split("</style", 1)[0] ?? "");
  return decode(styles.map((css) => css.replace(/<[^<>]*>/g, "")).join("\n"));
}

/** The fault in an attribute, or null. */
function findAttributeFault(name: string, value: string): string | null {
  if (/^on/i.test(name)) return "expected no event attribute";
  if (/(?:^|:)(?:href|src|base)$/i.test(name) && !value.startsWith("#"))
    return "expected a reference into the file, #id";
  return !name.startsWith("xmlns") && reach.test(value) ? "expected no reference out of the file" : null;
}

function hasViewBox(root: string): boolean {
  const value = /\sviewBox\s*=\s*["']([^"']*)["']/.exec(root)?.[1] ?? "";
  const numbers = value
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return numbers.length === 4 && numbers.every(Number.isFinite) && numbers.slice(2).every((side) => side > 0);
}

/** The renderer's error; null when the text is well-formed and draws something. */
function findBreak(text: string): string | null {
  try {
    return new Resvg(text, { font: { loadSystemFonts: false } }).getBBox() === undefined
      ? "a picture that draws nothing"
      : null;
  } catch (error) {
    return error instanceof Error ? error.message.replace(/^.*\bcause /, "") : String(error);
  }
}

/**
 * Checks the text of a brand's SVG: at most 200 kB, well-formed, with a viewBox, and nothing in it that runs, links, animates,
 * loads or needs a font. A logo is served from the site's own origin, so it must be safe when it is opened by itself.
 * Returns every fault with what was found and what was expected; none means that the picture is safe.
 */
export function checkLogo(file: string, text: string): BrandFault[] {
  const faults: BrandFault[] = [];
  const whole = "(whole file)";
  const fault = (key: string, found: string, expected: string) =>
    faults.push({ file, key, found: found.slice(0, 80), expected });
  const bytes = Buffer.byteLength(text);
  if (bytes > maxBytes) fault(whole, `${Math.ceil(bytes / 1000)} kB`, `expected at most ${maxBytes / 1000} kB`);
  else if (/<!(?!--)/.test(text)) fault(whole, "a DOCTYPE or CDATA", "expected plain elements");
  else if (/<\?(?!xml\s)|encoding\s*=\s*["'](?!utf-8)/i.test(text))
    fault(whole, "a processing instruction or an encoding", "expected none, or UTF-8");
  if (faults.length > 0) return faults;
  const bare = withoutComments(text);
  for (const [, element = "", rest = ""] of bare.matchAll(openTag)) {
    if (!drawing.test(element)) fault(`<${element}>`, `<${element}>`, "expected elements that draw only");
    for (const [, name = "", one, other] of rest.matchAll(attribute)) {
      const value = decode(one ?? other ?? "");
      const expected = findAttributeFault(name, value);
      if (expected !== null) fault(`<${element} ${name}>`, value, expected);
    }
  }
  const css = joinStyles(bare);
  if (reach.test(css)) fault("<style>", css, "expected no reference out of the file");
  const broken = faults.length > 0 ? null : findBreak(text);
  const root = /<svg[^>]*>/.exec(bare)?.[0] ?? "";
  if (broken !== null) fault(whole, broken, "expected a well-formed SVG that draws something");
  else if (!hasViewBox(root)) fault("<svg>", root, 'expected a viewBox with an area, such as viewBox="0 0 64 64"');
  return faults;
}
