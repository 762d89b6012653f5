import { type ReactNode, useSyncExternalStore } from "react";
import { brands } from "virtual:marquee/brand-looks";

/** Calls back when the page changes its brand, theme or width. */
function follow(change: () => void): () => void {
  const watch = new MutationObserver(change);
  watch.observe(document.documentElement, {
    attributes: true,
    attributeFilter: ["data-brand", "data-theme", "data-language"],
  });
  addEventListener("resize", change);
  return () => {
    watch.disconnect();
    removeEventListener("resize", change);
  };
}

function readVariant(): string {
  const { brand, theme = "", language = "" } = document.documentElement.dataset;
  const name = brands.find(({ id }) => id === brand)?.name ?? brand ?? "";
  return `${name} · ${theme} · ${innerWidth} px · ${language}`;
}

/** Which variant a sheet shows: brand, theme, width and language, so that a picture of it says by itself what it is. */
export function SheetCaption({ family }: { readonly family: string }): ReactNode {
  return (
    <p>
      <strong>{family}</strong> · {useSyncExternalStore(follow, readVariant)}
    </p>
  );
}
