import { useDispatch } from "react-redux";
import { api } from "../api/api.ts";
import { useLogoutMutation } from "../api/sessionApi.ts";

/** Logs out: the session ends at the gateway, and nothing that was read stays in the page. */
export function useLeave(): () => void {
  const [logout] = useLogoutMutation();
  const dispatch = useDispatch();
  return () => {
    logout({}).finally(() => dispatch(api.util.resetApiState()));
  };
}
