import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { configureStore, createSlice } from "@reduxjs/toolkit";
import { createRoot } from "react-dom/client";
import { Provider } from "react-redux";
import { createBrowserRouter, Navigate, Outlet, ScrollRestoration } from "react-router";
import { RouterProvider } from "react-router/dom";
import { api } from "./api.ts";
import { FloorPage } from "./FloorPage.tsx";

/*
 * The framework floor (performance.md "Floors"): what any app of these libraries loads before it does anything. It mounts
 * each of them once, with what no app of theirs goes without (nested routes, one query), and draws the home's shape from
 * data in the page, so its first paint waits for the scripts alone.
 */
const title = createSlice({ name: "title", initialState: "Floor", reducers: {} });
const store = configureStore({
  reducer: { [api.reducerPath]: api.reducer, title: title.reducer },
  middleware: (defaults) => defaults().concat(api.middleware),
});
const i18n = setupI18n({ locale: "en", messages: { en: { title: "{title}" } } });
const house = (
  <>
    <Outlet />
    <ScrollRestoration />
  </>
);
const children = [
  { path: "/", element: <FloorPage /> },
  { path: "*", element: <Navigate to="/" replace /> },
];
const router = createBrowserRouter([{ element: house, children }]);

const root = document.getElementById("root");
if (!root) throw new Error("the page has no #root");
createRoot(root).render(
  <Provider store={store}>
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nProvider>
  </Provider>,
);
