import { useNavigate, useRouteError } from "react-router";
import { Fault } from "./Fault.tsx";

/** Stands in place of a page that failed (SH-23); trying again, or going elsewhere, takes it away. */
export function RouteFault() {
  const navigate = useNavigate();
  return <Fault error={useRouteError()} onRetry={() => void navigate(".", { replace: true })} />;
}
