import { richAddress, richAttributes, richElements } from "@marquee/rich-html";
import { attacks } from "@marquee/rich-html/attacks";
import { describe, expect, it } from "vitest";
import { cleanHtml } from "./cleanHtml.ts";

const elements = new Set<string>(richElements);
const attributes = new Set<string>(richAttributes);

/** What of a text is on no list: an element, an attribute, or an address. Values are escaped, so that a tag ends at the next `>`. */
function listStrange(html: string): readonly string[] {
  return [...html.matchAll(/<\/?([^\s/>]*)([^>]*)>/g)].flatMap(([, element = "", rest = ""]) => [
    ...(elements.has(element) ? [] : [element]),
    ...[...rest.matchAll(/([^\s="/]+)(?:="([^"]*)")?/g)].flatMap(([, name = "", value = ""]) => [
      ...(attributes.has(name) ? [] : [`${element} ${name}`]),
      ...(name !== "href" && name !== "src" ? [] : richAddress.test(value) ? [] : [`${name}=${value}`]),
    ]),
  ]);
}

describe("texts of staff", () => {
  it.each(Object.entries(attacks))("AN-02, X-55: of each %s attack only what is on the list is stored", (_, texts) => {
    for (const text of texts) {
      const cleaned = cleanHtml(`<p>kept</p>${text}`);
      expect(cleaned, text).toContain("<p>kept</p>");
      expect(listStrange(cleaned), text).toEqual([]);
      expect(cleanHtml(cleaned), text).toBe(cleaned);
    }
  });

  it("finds what is on no list: the trap is set", () => {
    const text = '<p onclick="x" title="a">x</p><script>y</script><a href="//evil.example">z</a>';
    expect(listStrange(text)).toEqual(["p onclick", "script", "script", "href=//evil.example"]);
  });
});
