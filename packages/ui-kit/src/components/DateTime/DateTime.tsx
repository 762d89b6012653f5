import type { ReactNode } from "react";
import { useUiKit } from "../UiKitProvider/UiKitProvider.tsx";

/** A moment as the viewer's clock shows it; machines read the instant. */
export function DateTime({
  instant,
}: {
  /** An ISO instant such as `"2026-11-21T10:00:00Z"`. */
  readonly instant: string;
}): ReactNode {
  const { formatDateTime } = useUiKit();
  return <time dateTime={instant}>{formatDateTime(instant)}</time>;
}
