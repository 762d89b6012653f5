import { Trans } from "@lingui/react/macro";
import { from, token } from "@marquee/design-tokens";
import { Button, Text } from "@marquee/ui-kit";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { Selection } from "./useSelection.tsx";

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token("space.8")} ${token("space.16")};
  position: sticky;
  inset-block-start: 61px;
  z-index: 2;
  padding: ${token("space.8")} ${token("space.12")};
  border: ${token("stroke.thin")} solid ${token("color.line")};
  border-radius: ${token("radius.card")};
  background: ${token("color.raised")};
  /* One line on a phone, where it would cover half of the list. */
  @media not ${from("tablet")} {
    flex-wrap: nowrap;
    overflow: auto hidden;
    > * { flex: none; }
  }
`;

/** What may be done to the rows that are chosen; nothing while none is. */
export function SelectionBar({
  label,
  selection: { keys, add, clear },
  shown,
  children,
}: {
  readonly label: string;
  readonly selection: Selection;
  /** The keys of the page that is shown. */
  readonly shown: readonly string[];
  /** The buttons that act. */
  readonly children: ReactNode;
}) {
  const count = keys.size;
  if (count === 0) return null;
  return (
    <Bar role="region" aria-label={label}>
      <Text size="small" strong>
        <Trans>{count} chosen</Trans>
      </Text>
      {children}
      <Button size="small" onClick={() => add(shown)}>
        <Trans>Choose all of this page</Trans>
      </Button>
      <Button size="small" look="quiet" onClick={clear}>
        <Trans>Choose none</Trans>
      </Button>
    </Bar>
  );
}
