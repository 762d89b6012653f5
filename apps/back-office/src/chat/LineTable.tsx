import { Trans, useLingui } from "@lingui/react/macro";
import type { StaffChatLine } from "@marquee/contract/staff";
import { token } from "@marquee/design-tokens";
import { Badge, Button } from "@marquee/ui-kit";
import { styled } from "styled-components";
import { useMay } from "../frame/DeskContext.ts";
import { useTimeText } from "../texts/useTimeText.ts";
import { useLineText } from "./useLineText.ts";

const List = styled.ol`display: grid; grid-template-columns: minmax(0, 1fr); gap: ${token("space.8")}; margin: 0; padding: 0; list-style: none;`;
const Item = styled.li`
  display: grid;
  gap: ${token("space.4")};
  padding: ${token("space.8")} ${token("space.12")};
  border-radius: ${token("radius.control")};
  background: ${token("color.raised")};
  &[aria-current="true"] { box-shadow: inset 3px 0 0 ${token("color.accent")}; }
  > div { display: flex; flex-wrap: wrap; align-items: center; gap: ${token("space.8")}; font-size: ${token("text.small")}; }
  > p { margin: 0; overflow-wrap: anywhere; unicode-bidi: plaintext; }
`;

/** Lines of a room in their order, with what can be done about each. */
export function LineTable({
  lines,
  current,
  onRemove,
  onSilence,
}: {
  readonly lines: readonly StaffChatLine[];
  /** The number of the line in question. */
  readonly current?: number;
  readonly onRemove: (line: StaffChatLine) => void;
  readonly onSilence: (line: StaffChatLine) => void;
}) {
  const { t } = useLingui();
  const toTime = useTimeText();
  const mayModerate = useMay("chat.moderate");
  const toText = useLineText();
  return (
    <List>
      {lines.map((line) => {
        const { seq, username, isStaff, at, removedBy, memberId } = line;
        const text = toText(line);
        const name = isStaff ? t`Staff` : (username ?? t`Deleted account`);
        return (
          <Item key={seq} aria-current={seq === current || undefined}>
            <div>
              <b>{name}</b>
              <span>{toTime(at)}</span>
              {removedBy !== null && <Badge tone="danger">{t`Removed by ${removedBy}`}</Badge>}
              {mayModerate && removedBy === null && (
                <Button size="small" aria-label={t`Remove: ${text}`} onClick={() => onRemove(line)}>
                  <Trans>Remove</Trans>
                </Button>
              )}
              {mayModerate && memberId !== null && (
                <Button size="small" aria-label={t`Silence ${name}`} onClick={() => onSilence(line)}>
                  <Trans>Silence</Trans>
                </Button>
              )}
            </div>
            <p>{text}</p>
          </Item>
        );
      })}
    </List>
  );
}
