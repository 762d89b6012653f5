import { api, type ClientContext, favouritesSlice } from "@marquee/api-client";
import { configureStore } from "@reduxjs/toolkit";
import { useDispatch, useSelector, useStore } from "react-redux";
import { overlaysSlice } from "./overlays/overlaysSlice.ts";
import { preferencesSlice } from "./preferences/preferencesSlice.ts";
import { sessionSlice } from "./session/sessionSlice.ts";

/** The store: three slices of the page, the client's cache, which alone holds what the gateway said, and the hearts that are on their way to it. */
export function createStore(client: ClientContext) {
  return configureStore({
    reducer: {
      [api.reducerPath]: api.reducer,
      favourites: favouritesSlice.reducer,
      session: sessionSlice.reducer,
      overlays: overlaysSlice.reducer,
      preferences: preferencesSlice.reducer,
    },
    middleware: (defaults) => defaults({ thunk: { extraArgument: client } }).concat(api.middleware),
  });
}

/** The app's store. */
export type AppStore = ReturnType<typeof createStore>;

/** The app's state. */
export type AppState = ReturnType<AppStore["getState"]>;

/** `useDispatch` for the app's store. */
export const useAppDispatch = useDispatch.withTypes<AppStore["dispatch"]>();

/** `useSelector` for the app's state. */
export const useAppSelector = useSelector.withTypes<AppState>();

/** `useStore` for the app's store. */
export const useAppStore = useStore.withTypes<AppStore>();
