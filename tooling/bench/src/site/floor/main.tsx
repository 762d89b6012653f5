import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { configureStore, createSlice } from "@reduxjs/toolkit";
import { createApi, fetchBaseQuery } from "@reduxjs/toolkit/query/react";
import { createRoot } from "react-dom/client";
import { Provider } from "react-redux";
import { createBrowserRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { FloorPage } from "./FloorPage.tsx";

/*
 * The framework floor (performance.md "Floors"): what any app of these libraries loads before it does anything. It mounts
 * each of them once and draws the home's shape from data in the page, so its first paint waits for the scripts alone.
 */
const api = createApi({ baseQuery: fetchBaseQuery(), endpoints: () => ({}) });
const title = createSlice({ name: "title", initialState: "Floor", reducers: {} });
const store = configureStore({
  reducer: { [api.reducerPath]: api.reducer, title: title.reducer },
  middleware: (defaults) => defaults().concat(api.middleware),
});
const i18n = setupI18n({ locale: "en", messages: { en: { title: "{title}" } } });
const router = createBrowserRouter([{ path: "/", element: <FloorPage /> }]);

const root = document.getElementById("root");
if (!root) throw new Error("the page has no #root");
createRoot(root).render(
  <Provider store={store}>
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nProvider>
  </Provider>,
);
