import type { BrandSettings, CompiledModule } from "@marquee/whitelabel";
import { type ReactNode, useMemo, useSyncExternalStore } from "react";
import type { Manifests } from "../manifests/createManifests.ts";
import { AppContext } from "./AppContext.ts";

type Props = {
  readonly settings: BrandSettings;
  readonly compiled: readonly CompiledModule[];
  readonly manifests: Manifests;
  readonly children: ReactNode;
};

/** Hands the app's configuration down, and the manifests as they come. */
export function AppProvider({ settings, compiled, manifests, children }: Props) {
  const known = useSyncExternalStore(manifests.subscribe, manifests.get);
  const app = useMemo(
    () => ({ ...known, settings, compiled, loadAll: manifests.load }),
    [known, settings, compiled, manifests],
  );
  return <AppContext value={app}>{children}</AppContext>;
}
