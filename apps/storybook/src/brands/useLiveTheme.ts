import { type ResolvedTheme, toCssName, tokenNames } from "@marquee/design-tokens";
import { useEffect, useState } from "react";

function readTheme(): ResolvedTheme {
  const style = getComputedStyle(document.documentElement);
  return new Map(tokenNames.map((name) => [name, style.getPropertyValue(toCssName(name)).trim()]));
}

/** The tokens as the page has them at this moment: of the toolbar's brand and theme, with what is being edited. */
export function useLiveTheme(): ResolvedTheme {
  const [theme, setTheme] = useState(readTheme);
  useEffect(() => {
    const read = (): void =>
      setTheme((before) => {
        const now = readTheme();
        return tokenNames.every((name) => before.get(name) === now.get(name)) ? before : now;
      });
    read();
    const watch = new MutationObserver(read);
    watch.observe(document.head, { subtree: true, childList: true, characterData: true });
    watch.observe(document.documentElement, {
      attributes: true,
      attributeFilter: ["data-brand", "data-theme", "style"],
    });
    return () => watch.disconnect();
  }, []);
  return theme;
}
