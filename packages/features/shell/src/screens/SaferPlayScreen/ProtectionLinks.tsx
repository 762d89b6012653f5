import { Trans } from "@lingui/react/macro";
import type { ModId } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { useGates, useOpenCentre } from "@marquee/runtime";
import { Button } from "@marquee/ui-kit";
import type { ReactNode } from "react";
import { styled } from "styled-components";

const Base = styled.div`display: flex; flex-wrap: wrap; gap: ${token("space.12")};`;

/** The panels of the member centre by which players protect themselves, as far as the site has them; a guest logs in first. */
const panels: readonly { readonly id: string; readonly moduleId: ModId; readonly label: ReactNode }[] = [
  { id: "protection", moduleId: "RGCEN3", label: <Trans>Set limits</Trans> },
  { id: "timeOut", moduleId: "RGTIMEOUT3", label: <Trans>Take a time-out</Trans> },
  { id: "selfExclusion", moduleId: "RGEXCL3", label: <Trans>Exclude yourself</Trans> },
];

/** Ways to the player's own limits, time-out and exclusion. */
export function ProtectionLinks() {
  const gates = useGates();
  const open = useOpenCentre();
  const shown = panels.filter(({ moduleId }) => gates.has(moduleId));
  if (shown.length === 0) return null;
  return (
    <Base>
      {shown.map(({ id, label }) => (
        <Button key={id} onClick={() => open("member", id)}>
          {label}
        </Button>
      ))}
    </Base>
  );
}
