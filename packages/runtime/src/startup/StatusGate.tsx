import { toCarefulTree, toGates } from "@marquee/whitelabel";
import { type ReactNode, Suspense, useEffect, useMemo } from "react";
import { GatesContext } from "../access/GatesContext.ts";
import { useApp } from "../brand/AppContext.ts";
import { useRouteHandle } from "../routing/useAreas.ts";
import { showFavicon } from "./showFavicon.ts";
import { toSystemState, useStatusQuery } from "./statusQuery.ts";
import { useKeptStatus } from "./useKeptStatus.ts";
import { useTrackVisibility } from "./useTrackVisibility.ts";

/**
 * Starts by the system's status (spec §2): 0 shows the site with its gates, 1 and 2 replace it, but for a page that is open all the same. While no answer has come
 * the frame stands without anything of member or games (SH-02); without network the last good answer counts, and
 * without any the brand's careful defaults.
 */
export function StatusGate({ children }: { readonly children: ReactNode }) {
  const { compiled, settings, parts } = useApp();
  useTrackVisibility();
  const { data, error } = useStatusQuery();
  // It stands until an answer comes: trying once more is no reason to blink.
  const hasFailed = error !== undefined;
  const kept = useKeptStatus(data, hasFailed);
  const status = data ?? kept ?? null;
  const tree = status?.info.whitelabel;
  const gates = useMemo(
    () => toGates({ compiled, brandOff: settings.off, tree: tree ?? (kept === null ? toCarefulTree(compiled) : null) }),
    [compiled, settings.off, tree, kept],
  );
  const { base, assets } = settings;
  const favicon = status?.mobileTemplate.favicon || `${base}${assets.favicon}`;
  useEffect(() => showFavicon(favicon), [favicon]);
  const state = status ? toSystemState(status) : 0;
  const whileClosed = useRouteHandle()?.whileClosed;
  const isOpen = whileClosed !== undefined && gates.on.has(whileClosed);
  const Screen = state === 0 ? undefined : parts.statusScreens[isOpen ? "page" : state];
  return (
    <GatesContext value={gates.on}>
      {Screen ? (
        <Suspense>
          <Screen />
        </Suspense>
      ) : (
        children
      )}
    </GatesContext>
  );
}
