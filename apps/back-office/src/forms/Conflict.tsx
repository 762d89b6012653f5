import { Trans, useLingui } from "@lingui/react/macro";
import { token } from "@marquee/design-tokens";
import { Text } from "@marquee/ui-kit";
import { styled } from "styled-components";
import { toAuditText } from "../texts/toAuditText.ts";
import { useTimeText } from "../texts/useTimeText.ts";
import { useValueText } from "../texts/useValueText.ts";
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
export function Conflict({
  changes,
  isMerged = false,
}: {
  readonly changes: readonly SwitchChange[];
  /** The form shows both versions field by field, to choose from. */
  readonly isMerged?: boolean;
}) {
  const { i18n } = useLingui();
  const toTime = useTimeText();
  const toValue = useValueText();
  if (changes.length === 0) return null;
  return (
    <Base>
      <Text size="small" strong>
        <Trans>Changed by somebody else since you opened this:</Trans>
      </Text>
      <ul>
        {changes.map(({ version, at, actor, action, subject, before, after }) => (
          <li key={version}>
            {toTime(at)} · {actor} · {toAuditText(action, i18n)} · {subject}: {toValue(before)} → {toValue(after)}
          </li>
        ))}
      </ul>
      {isMerged ? null : (
        <Text size="small">
          <Trans>Send again to make your change anyway.</Trans>
        </Text>
      )}
    </Base>
  );
}
