import { type CentreId, type CentreSummary, ChunkBoundary, lazyWithRetry, useApp, useGates } from "@marquee/runtime";
import { Skeleton } from "@marquee/ui-kit";
import { type ComponentType, Suspense, useMemo } from "react";

type Part = Pick<CentreSummary, "id" | "moduleId"> & { readonly Summary: ComponentType };

/** The summaries' components, made once for a centre. */
function useSummaries(centre: CentreId): readonly Part[] {
  const { features } = useApp();
  return useMemo(
    () =>
      features
        .flatMap(({ centreSummaries = [] }) => centreSummaries)
        .filter((summary) => summary.centre === centre)
        .toSorted((a, b) => a.order - b.order)
        .map(({ id, moduleId, load }) => ({ id, moduleId, Summary: lazyWithRetry(load, "Summary") })),
    [features, centre],
  );
}

/** What stands above a centre's menu, each behind its gate; one that fails leaves the menu alone. */
export function CentreSummaries({ centre }: { readonly centre: CentreId }) {
  const gates = useGates();
  return useSummaries(centre)
    .filter(({ moduleId }) => gates.has(moduleId))
    .map(({ id, Summary }) => (
      <ChunkBoundary key={id} resetKey={id}>
        <Suspense fallback={<Skeleton shape="row" />}>
          <Summary />
        </Suspense>
      </ChunkBoundary>
    ));
}
