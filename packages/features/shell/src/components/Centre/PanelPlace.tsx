import { ChunkBoundary, Gated, useKeptMounted } from "@marquee/runtime";
import { Skeleton } from "@marquee/ui-kit";
import { type ComponentType, Suspense } from "react";

type Props = { readonly id: string; readonly isOn: boolean; readonly Panel: ComponentType };

/** A panel behind its gate: one whose module is off says so and asks for nothing, one that goes off waits in its place. */
export function PanelPlace({ id, isOn, Panel }: Props) {
  const stays = useKeptMounted(isOn);
  return (
    <ChunkBoundary resetKey={id}>
      <Suspense fallback={<Skeleton shape="row" />}>
        <Gated isOn={isOn}>{stays && <Panel />}</Gated>
      </Suspense>
    </ChunkBoundary>
  );
}
