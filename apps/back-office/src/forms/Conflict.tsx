import { Trans } from "@lingui/react/macro";
import { token } from "@marquee/design-tokens";
import { Text } from "@marquee/ui-kit";
import { styled } from "styled-components";
import { useTimeText } from "../texts/useTimeText.ts";
import { toValueText } from "./toValueText.ts";
import type { SwitchChange } from "./toConflict.ts";

const Base = styled.div`
  display: grid;
  gap: ${token("space.4")};
  padding: ${token("space.12")};
  border: ${token("stroke.thin")} solid ${token("color.warning")};
  border-radius: ${token("radius.control")};
  overflow-wrap: anywhere;
  li { display: list-item; font-size: ${token("text.small")}; }
`;

/** What somebody else changed while a form was filled in; nothing without changes. */
export function Conflict({ changes }: { readonly changes: readonly SwitchChange[] }) {
  const toTime = useTimeText();
  if (changes.length === 0) return null;
  return (
    <Base>
      <Text size="small" strong>
        <Trans>Changed by somebody else since you opened this:</Trans>
      </Text>
      <ul>
        {changes.map(({ version, at, actor, action, subject, before, after }) => (
          <li key={version}>
            {toTime(at)} · {actor} · {action} {subject}: {toValueText(before)} → {toValueText(after)}
          </li>
        ))}
      </ul>
      <Text size="small">
        <Trans>Send again to make your change anyway.</Trans>
      </Text>
    </Base>
  );
}
