import type { ModId } from "@marquee/contract";
import { type ComponentType, Suspense } from "react";
import { Navigate, useLocation } from "react-router";
import { useGates, useIsOn } from "../access/GatesContext.ts";
import { useAppSelector } from "../createStore.ts";
import { selectSession } from "../session/sessionSlice.ts";
import { Arrival } from "./Arrival.tsx";
import { isGuarded } from "./isGuarded.ts";
import { PageSkeleton } from "./PageSkeleton.tsx";
import { paths } from "./paths.ts";

type Props = { readonly moduleId: ModId; readonly Screen: ComponentType };

/** One screen behind its gates: a module that is off leads home, a guarded brand sends guests to /login (SH-09). */
export function RoutePage({ moduleId, Screen }: Props) {
  const { pathname, search } = useLocation();
  const isOn = useIsOn(moduleId);
  const isGuardOn = useIsOn("HOMEGUARD3");
  // No gate is open before the status has come: that says nothing yet about this page.
  const isKnown = useGates().size > 0;
  const isLoggedIn = useAppSelector(selectSession) !== null;
  if (isGuarded(pathname, isGuardOn, isLoggedIn)) return <Navigate to={paths.login} state={{ from: pathname + search }} replace />;
  if (!isOn) return isKnown ? <Navigate to="/not-found" replace /> : <PageSkeleton />;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Screen />
      <Arrival />
    </Suspense>
  );
}
