import { configureStore, isRejectedWithValue, type Middleware } from "@reduxjs/toolkit";
import { setupListeners } from "@reduxjs/toolkit/query";
import { isApiError } from "./api/ApiError.ts";
import { api } from "./api/api.ts";

/** A call that finds the session ended has the page ask for it: the login comes at once. */
const noticeEnd: Middleware =
  ({ dispatch }) =>
  (next) =>
  (action) => {
    const isEnd =
      isRejectedWithValue(action) && isApiError(action.payload) && action.payload.code === "login.not.session";
    const result = next(action);
    if (isEnd && Reflect.get(Object(action.meta.arg), "endpointName") !== "getStaffSession")
      dispatch(api.util.invalidateTags(["Session"]));
    return result;
  };

/** The store: the cache of server data alone; everything else is in addresses and components. */
export function createStore() {
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(noticeEnd, api.middleware),
  });
  setupListeners(store.dispatch);
  return store;
}
