import type { ModId } from "@marquee/contract";
import { type ComponentType, Suspense } from "react";
import { Navigate, useLocation } from "react-router";
import { useGates, useIsOn } from "../access/GatesContext.ts";
import { useKeptMounted } from "../access/useKeptMounted.ts";
import { useAppSelector } from "../createStore.ts";
import { selectSession } from "../session/sessionSlice.ts";
import { FocusOnNavigation } from "./FocusOnNavigation.tsx";
import { Gated } from "./Gated.tsx";
import { isGuarded } from "./isGuarded.ts";
import { PageSkeleton } from "./PageSkeleton.tsx";
import { paths } from "./paths.ts";

type Props = {
  readonly moduleId: ModId;
  readonly Screen: ComponentType;
  readonly holds: boolean | undefined;
  readonly isOpen: boolean | undefined;
};

/**
 * One screen behind its gates: the address of a module that is off does not exist, and one that goes off while it is shown waits
 * for it to come back; a guarded brand sends guests to /login (SH-09).
 */
export function RoutePage({ moduleId, Screen, holds = false, isOpen = false }: Props) {
  const { pathname, search } = useLocation();
  const isOn = useIsOn(moduleId);
  const stays = useKeptMounted(isOn);
  const isGuardOn = useIsOn("HOMEGUARD3");
  // Until the status has arrived every gate is closed, which means nothing yet for this page.
  const isKnown = useGates().size > 0;
  const isLoggedIn = useAppSelector(selectSession) !== null;
  if (!isOpen && isGuarded(pathname, isGuardOn, isLoggedIn))
    return <Navigate to={paths.login} state={{ from: pathname + search }} replace />;
  if (!stays) return isKnown ? <Navigate to="/not-found" replace /> : <PageSkeleton />;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Gated isOn={isOn || holds}>
        <Screen />
      </Gated>
      <FocusOnNavigation />
    </Suspense>
  );
}
