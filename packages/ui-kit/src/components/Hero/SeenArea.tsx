import { lazy, type ReactNode, Suspense } from "react";

// Few slides are counted: what watches them loads with the first of those.
const Watched = lazy(() => import("./WatchedArea.tsx").then(({ WatchedArea }) => ({ default: WatchedArea })));

/** As large as its slide: tells when the slide is seen. Nothing where nobody asks. */
export function SeenArea({
  onSeen,
}: {
  /** Called when half of the slide has been visible for a second. */
  readonly onSeen: (() => void) | undefined;
}): ReactNode {
  return (
    onSeen && (
      <Suspense fallback={null}>
        <Watched onSeen={onSeen} />
      </Suspense>
    )
  );
}
