import { useIsIdle } from "@marquee/ui-kit";
import { type ComponentType, type ReactElement, useEffect, useState } from "react";
import { useTexts } from "../brand/TextsContext.ts";
import { withTexts } from "./withTexts.ts";

type Props = {
  /** The same function at every render. */
  readonly load: () => Promise<ComponentType>;
  /** The visitor wants it now. */
  readonly isAsked?: boolean;
};

/**
 * A part that no first paint needs: nothing until the page is idle or the part is asked for. When its chunk does not come
 * it is fetched again the next time that it is asked for.
 */
export function LaterPart({ load, isAsked = false }: Props) {
  const texts = useTexts();
  const isIdle = useIsIdle();
  const [part, setPart] = useState<ReactElement | null>(null);
  const isDue = part === null && (isIdle || isAsked);
  useEffect(() => {
    if (!isDue) return;
    withTexts(texts, load)().then(
      (Part) => setPart(<Part />),
      () => undefined,
    );
  }, [isDue, isAsked, load, texts]);
  return part;
}
