import { token } from "@marquee/design-tokens";
import type { PanelBadge } from "@marquee/runtime";
import { Badge, toCount, VisuallyHidden } from "@marquee/ui-kit";
import { styled } from "styled-components";

const Dot = styled.span`
  display: block;
  inline-size: 8px;
  block-size: 8px;
  border-radius: ${token("radius.full")};
  background: ${token("color.accent")};
`;

/** A panel's badge: a count or a dot, and what it means in words. The hook is one panel's, so it is the same at every render. */
export function PanelMark({ useBadge }: { readonly useBadge: () => PanelBadge | null }) {
  const badge = useBadge();
  if (badge === null || badge.count === 0) return null;
  const { count, label } = badge;
  return (
    <>
      <span aria-hidden="true" data-mark>
        {count === undefined ? <Dot /> : <Badge tone="accent">{toCount(count)}</Badge>}
      </span>
      <VisuallyHidden> {label}</VisuallyHidden>
    </>
  );
}
