import { api, type ClientContext } from "@marquee/api-client";
import { combineReducers, configureStore, type Reducer, type StateFromReducersMapObject } from "@reduxjs/toolkit";
import { useDispatch, useSelector, useStore } from "react-redux";
import { liveSlice } from "./events/liveSlice.ts";
import type { FeatureModule, FeatureStates } from "./FeatureModule.ts";
import { modalsSlice } from "./modals/modalsSlice.ts";
import { preferencesSlice } from "./preferences/preferencesSlice.ts";
import { sessionSlice } from "./session/sessionSlice.ts";

/** Slice names reserved by the runtime: the client's cache, and four of the page. */
const own = {
  [api.reducerPath]: api.reducer,
  session: sessionSlice.reducer,
  modals: modalsSlice.reducer,
  live: liveSlice.reducer,
  preferences: preferencesSlice.reducer,
};

/** The names of the runtime's own slices. */
export const listOwnSlices = (): readonly string[] => Object.keys(own);

/** The app's state: the runtime's own, and that of each feature that is compiled. */
export type AppState = StateFromReducersMapObject<typeof own> & FeatureStates;

type Sliced = { readonly slice?: { readonly name: string; readonly reducer: Reducer } };

const toEntries = ({ slice }: Sliced) => (slice ? [[slice.name, slice.reducer] as const] : []);

/** The slices of the manifests under their names; the runtime's own cannot be taken. */
const toReducer = (features: readonly FeatureModule[]): Reducer =>
  combineReducers({ ...Object.fromEntries(features.flatMap(toEntries)), ...own });

/** The store: the runtime's slices and those that the features' manifests bring. */
export function createStore(client: ClientContext, features: readonly FeatureModule[]) {
  const reducer: Reducer<AppState> = toReducer(features);
  return configureStore({
    reducer,
    // The checks of development walk through all of the state twice for each action. What they look for cannot be here: reducers leave
    // frozen state behind, and nothing stores or sends it.
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: client }, immutableCheck: false, serializableCheck: false }).concat(
        api.middleware,
      ),
  });
}

/** The app's store. */
export type AppStore = ReturnType<typeof createStore>;

/** `useDispatch` for the app's store. */
export const useAppDispatch = useDispatch.withTypes<AppStore["dispatch"]>();

/** `useSelector` for the app's state. */
export const useAppSelector = useSelector.withTypes<AppState>();

/** `useStore` for the app's store. */
export const useAppStore = useStore.withTypes<AppStore>();
