import { lazyWithRetry } from "@marquee/runtime";
import { type ComponentProps, Suspense } from "react";

const LazyFault = lazyWithRetry(() => import("../components/GameWall/GameFault.tsx"), "GameFault");

/** A row of home that could not be loaded, told as the lobbies do; its texts are not among the first bytes. */
export function RowFault(props: ComponentProps<typeof LazyFault>) {
  return (
    <Suspense>
      <LazyFault {...props} />
    </Suspense>
  );
}
