import { type CentrePanel, ChunkBoundary, Gated, useGates, useKeptMounted } from "@marquee/runtime";
import { Skeleton } from "@marquee/ui-kit";
import { type ComponentType, Suspense } from "react";

type Props = { readonly panel: CentrePanel; readonly Panel: ComponentType };

/** A panel behind its gate: one whose module is off says so and asks for nothing, one that goes off waits in its place. */
export function PanelPlace({ panel: { id, moduleId }, Panel }: Props) {
  const isOn = useGates().has(moduleId);
  const stays = useKeptMounted(isOn);
  return (
    <ChunkBoundary resetKey={id}>
      <Suspense fallback={<Skeleton shape="row" />}>
        <Gated isOn={isOn}>{stays && <Panel />}</Gated>
      </Suspense>
    </ChunkBoundary>
  );
}
