import { useLogoutMutation } from "@marquee/api-client";
import { useNavigate } from "react-router";
import { useAppDispatch } from "../createStore.ts";
import { paths } from "../routing/paths.ts";
import { beginLogout } from "./beginLogout.ts";
import { endSession } from "./endSession.ts";

/** Logs out (LG-19): calls, forgets the member here and in the other tabs, goes home. Without network it forgets all the same. */
export function useLogOut(): { readonly logOut: () => Promise<void>; readonly isBusy: boolean } {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [logout, { isLoading }] = useLogoutMutation();
  const logOut = async (): Promise<void> => {
    // No event has a page ask for anything with a token that may have ended by then.
    dispatch(beginLogout());
    await logout({});
    // Home first: what was open over the page goes with its address, and is not asked what it does without a session.
    await navigate(paths.index);
    dispatch(endSession("logout"));
  };
  return { logOut, isBusy: isLoading };
}
