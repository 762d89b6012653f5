import { ChunkBoundary, Gated, useApp, useGates, useKeptMounted } from "@marquee/runtime";
import { Skeleton } from "@marquee/ui-kit";
import { type ComponentType, type ReactNode, Suspense } from "react";

type Props = { readonly id: string; readonly isOn: boolean; readonly Panel: ComponentType };

/** A panel behind what another feature has to say first, where that feature's module is on. */
function Guarded({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  const guard = useApp().parts.panelGuards.get(id);
  const gates = useGates();
  return guard !== undefined && gates.has(guard.moduleId) ? <guard.Guard>{children}</guard.Guard> : children;
}

/** A panel behind its gate: one whose module is off says so and asks for nothing, one that goes off waits in its place. */
export function PanelPlace({ id, isOn, Panel }: Props) {
  const stays = useKeptMounted(isOn);
  return (
    <ChunkBoundary resetKey={id}>
      <Suspense fallback={<Skeleton shape="row" />}>
        <Gated isOn={isOn}>
          {stays && (
            <Guarded id={id}>
              <Panel />
            </Guarded>
          )}
        </Gated>
      </Suspense>
    </ChunkBoundary>
  );
}
