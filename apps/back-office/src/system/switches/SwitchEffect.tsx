import { Plural, Trans } from "@lingui/react/macro";
import type { StaffSwitchEffect } from "@marquee/contract/staff";
import { token } from "@marquee/design-tokens";
import { Text } from "@marquee/ui-kit";
import { useNameTexts } from "../../texts/useNameTexts.ts";
import { styled } from "styled-components";

const Base = styled.div`
  display: grid;
  gap: ${token("space.4")};
  padding: ${token("space.12")};
  border-radius: ${token("radius.control")};
  background: ${token("color.raised")};
  overflow-wrap: anywhere;
  details { color: ${token("color.muted")}; font-size: ${token("text.caption")}; }
  summary { cursor: pointer; }
`;

/** What a switch would take away from players, or give back: shown before it is made. */
export function SwitchEffect({
  effect: { modules, calls, pages },
  state,
}: {
  readonly effect: StaffSwitchEffect;
  readonly state: "on" | "off";
}) {
  const { toModule } = useNameTexts();
  return (
    <Base role="status">
      <Text size="small" strong>
        {modules.length === 0 ? (
          <Trans>Nothing else changes for players: something else keeps it as it is.</Trans>
        ) : state === "off" ? (
          <Trans>Players lose:</Trans>
        ) : (
          <Trans>Players get back:</Trans>
        )}
      </Text>
      {modules.length === 0 ? null : (
        <>
          <Text size="small">
            <Plural value={modules.length} one="# module" other="# modules" />
            {": "}
            {modules.map(({ id }) => toModule(id).name).join(", ")}
          </Text>
          <Text size="small">
            <Plural value={pages.length} one="# page" other="# pages" />
            {pages.length === 0 ? null : `: ${pages.join(", ")}`}
          </Text>
          <details>
            <summary>
              <Plural value={calls.length} one="# call of the gateway" other="# calls of the gateway" />
            </summary>
            <code>{calls.join(", ")}</code>
          </details>
        </>
      )}
    </Base>
  );
}
