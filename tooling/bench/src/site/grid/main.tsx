import { BaseStyles, UiKitProvider } from "@marquee/ui-kit";
import { englishSettings } from "@marquee/ui-kit/testing";
import { createRoot } from "react-dom/client";
import { GridPage } from "./GridPage.tsx";

/** Ends the measure in the frame after the one that painted the first card: by then it is on screen. */
function waitForCards(): void {
  requestAnimationFrame(() => {
    if (document.querySelector("article")) requestAnimationFrame(() => performance.measure("mount", "begin"));
    else waitForCards();
  });
}

const root = document.getElementById("root");
if (!root) throw new Error("the page has no #root");
performance.mark("begin");
createRoot(root).render(
  <UiKitProvider settings={englishSettings}>
    <BaseStyles />
    <GridPage />
  </UiKitProvider>,
);
waitForCards();
