import { useDispatch } from "react-redux";
import { api } from "../api/api.ts";
import { forget, unsavedName } from "../texts/preferences.ts";
import { useLogoutStaffMutation } from "../api/endpoints/staff/sessionEndpoints.ts";

/** Logs out: the session ends at the gateway, and nothing that was read stays in the page. */
export function useLeave(): () => void {
  const [logout] = useLogoutStaffMutation();
  const dispatch = useDispatch();
  return () => {
    forget(unsavedName);
    logout({}).finally(() => dispatch(api.util.resetApiState()));
  };
}
