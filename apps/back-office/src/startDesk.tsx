import { I18nProvider } from "@lingui/react";
import { Toaster } from "@marquee/ui-kit";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Provider } from "react-redux";
import { RouterProvider } from "react-router";
import { createRouter } from "./createRouter.tsx";
import { UiKit } from "./frame/UiKit.tsx";
import { createStore } from "./store.ts";
import { i18n } from "./texts/loadTexts.ts";

/** Shows the back office. */
export function startDesk(): void {
  const root = document.querySelector("#root");
  if (root === null) throw new Error("the page has no root element");
  createRoot(root).render(
    <StrictMode>
      <Provider store={createStore()}>
        <I18nProvider i18n={i18n}>
          <UiKit>
            <RouterProvider router={createRouter()} />
            <Toaster />
          </UiKit>
        </I18nProvider>
      </Provider>
    </StrictMode>,
  );
}
