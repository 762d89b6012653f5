import type { ReactNode } from "react";
import { useUiKit } from "../UiKitProvider/UiKitProvider.tsx";

/** A moment as the viewer's clock shows it, or a clock elsewhere; machines read the instant. */
export function DateTime({
  instant,
  timeZone,
}: {
  /** An ISO instant such as `"2026-11-21T10:00:00Z"`. */
  readonly instant: string;
  /** The zone whose clock is shown, such as `"Asia/Bangkok"`; the viewer's own without it. */
  readonly timeZone?: string | undefined;
}): ReactNode {
  const { formatDateTime } = useUiKit();
  return <time dateTime={instant}>{formatDateTime(instant, timeZone)}</time>;
}
