import { breakpoints, from, token } from "@marquee/design-tokens";
import { expect, it } from "vitest";
import { toPlainStyles } from "./inlineTokens.ts";

it("writes what token and from would make, and leaves every other call alone", () => {
  const source =
    'const a = `gap: ${token("space.12")}; @media ${from("desktop")} { color: ${token("color.onPrimary")}; }`; token("color.text"); `${from(width)}`;';
  expect(toPlainStyles(source)).toBe(
    `const a = \`gap: ${token("space.12")}; @media ${from("desktop")} { color: ${token("color.onPrimary")}; }\`; token("color.text"); \`\${from(width)}\`;`,
  );
  expect(toPlainStyles('`${from("nowhere")}`')).toBe('`${from("nowhere")}`');
  for (const name of Object.keys(breakpoints))
    expect(toPlainStyles(`\`\${from("${name}")}\``)).toMatch(/^`\(min-width: [0-9]+px\)`$/);
});
