import { BaseStyles, UiKitProvider } from "@marquee/ui-kit";
import { englishSettings } from "@marquee/ui-kit/testing";
import { createRoot } from "react-dom/client";
import { GridPage } from "./GridPage.tsx";

const root = document.getElementById("root");
if (!root) throw new Error("the page has no #root");
createRoot(root).render(
  <UiKitProvider settings={englishSettings}>
    <BaseStyles />
    <GridPage />
  </UiKitProvider>,
);
