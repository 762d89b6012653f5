import type { PanelBadge } from "@marquee/runtime";
import { useEffect } from "react";

type Props = {
  /** One panel's hook: the same at every render. */
  readonly useBadge: () => PanelBadge | null;
  readonly onRead: (badge: PanelBadge | null) => void;
};

/** Shows nothing: tells a panel's badge to what stands around it, and null when it goes. */
export function BadgeReader({ useBadge, onRead }: Props) {
  const badge = useBadge();
  const { count, label } = badge ?? {};
  useEffect(() => {
    onRead(label === undefined ? null : { label, ...(count !== undefined && { count }) });
    return () => onRead(null);
  }, [count, label, onRead]);
  return null;
}
