import { useIsIdle } from "@marquee/ui-kit";
import { type ComponentType, type ReactElement, useEffect, useState } from "react";
import { useTexts } from "../brand/TextsContext.ts";
import { ChunkLoadError, loadChunk } from "./loadChunk.ts";
import { withTexts } from "./withTexts.ts";

type Props = {
  /** The same function at every render. */
  readonly load: () => Promise<ComponentType>;
  /** The visitor wants it now. */
  readonly isAsked?: boolean;
};

/**
 * A part not needed for the first paint: nothing until the page is idle or the part is requested. A chunk that fails while
 * the page is idle is fetched again on request.
 * @throws ChunkLoadError into the nearest error boundary when a part that was asked for does not come
 */
export function DeferredPart({ load, isAsked = false }: Props) {
  const texts = useTexts();
  const isIdle = useIsIdle();
  const [part, setPart] = useState<ReactElement | null>(null);
  const [fault, setFault] = useState<ChunkLoadError | null>(null);
  const isDue = part === null && (isIdle || isAsked);
  useEffect(() => {
    if (!isDue) return;
    let isCurrent = true;
    loadChunk(withTexts(texts, load)).then(
      (Part) => setPart(<Part />),
      (error: unknown) => {
        if (isCurrent && isAsked && error instanceof ChunkLoadError) setFault(error);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isDue, isAsked, load, texts]);
  if (fault) throw fault;
  return part;
}
