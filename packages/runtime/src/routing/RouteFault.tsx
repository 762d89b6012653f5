import { useNavigate, useRouteError } from "react-router";
import { Fault } from "./Fault.tsx";

/** Replaces a page that failed (SH-23) until a retry succeeds or the visitor goes elsewhere. */
export function RouteFault() {
  const navigate = useNavigate();
  return <Fault error={useRouteError()} onRetry={() => void navigate(".", { replace: true })} />;
}
