import { Trans, useLingui } from "@lingui/react/macro";
import type { ChatLine, ChatPerson } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { useLanguage } from "@marquee/runtime";
import { ActionsIcon, Badge, Menu } from "@marquee/ui-kit";
import { styled } from "styled-components";
import { isMentioned } from "../../model/isMentioned.ts";
import { RainText } from "./RainText.tsx";

const Base = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  padding: ${token("space.8")} ${token("space.12")};
  border-radius: ${token("radius.card")};
  background: ${token("color.raised")};
  &[data-mine="true"] { margin-inline-start: ${token("space.24")}; background: ${token("color.hover")}; }
  &[data-mentioned="true"] { box-shadow: inset 3px 0 0 ${token("color.accent")}; }
`;
const Who = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${token("space.8")};
  font-size: ${token("text.small")};
  > b { overflow-wrap: anywhere; }
  > time { color: ${token("color.muted")}; }
`;
/** Beside both rows, since it is higher than each of them. */
const Acts = styled.div`grid-area: 1 / 2 / span 2; align-self: center;`;
const Words = styled.p`
  grid-column: 1;
  margin: 0;
  overflow-wrap: anywhere;
  unicode-bidi: plaintext;
  &[data-removed="true"] { color: ${token("color.muted")}; font-style: italic; }
`;

interface Props {
  readonly line: ChatLine;
  readonly me: ChatPerson;
  readonly onMute: (line: ChatLine) => void;
  readonly onReport: (line: ChatLine) => void;
  /** Gives money to the person of a line; undefined where members cannot. */
  readonly onTip: ((line: ChatLine) => void) | undefined;
}

/** A line with who wrote it and when. What somebody wrote is text and nothing else. */
export function Line({ line, me, onMute, onReport, onTip }: Props) {
  const { t } = useLingui();
  const { tag } = useLanguage();
  const { personId, isStaff, isRemoved, text, rain, at } = line;
  const isMine = personId !== null && personId === me.personId;
  const name = isMine ? t`You` : (line.name ?? t`Hidden`);
  const isPersons = personId !== null && !isMine && !isRemoved;
  const acts = new Map([
    ["tip", onTip],
    ["mute", onMute],
    ["report", onReport],
  ]);
  return (
    <Base data-mine={isMine || undefined} data-mentioned={(!isMine && isMentioned(text, me.name)) || undefined}>
      <Who>
        <b>{name}</b>
        {isStaff && (
          <Badge tone="accent">
            <Trans>Staff</Trans>
          </Badge>
        )}
        <time dateTime={new Date(at).toISOString()}>
          {new Intl.DateTimeFormat(tag, { timeStyle: "short" }).format(at)}
        </time>
      </Who>
      {isPersons && (
        <Acts>
          <Menu
            label={t`Actions for ${name}`}
            entries={[
              ...(onTip === undefined ? [] : [{ key: "tip", label: t`Tip` }]),
              { key: "mute", label: t`Hide messages of this person` },
              ...(rain === null ? [{ key: "report", label: t`Report this message` }] : []),
            ]}
            onChoose={(key) => acts.get(key)?.(line)}
          >
            <ActionsIcon size="1em" aria-hidden="true" />
          </Menu>
        </Acts>
      )}
      <Words data-removed={isRemoved || undefined}>
        {isRemoved ? t`This message was removed.` : rain === null ? text : <RainText rain={rain} />}
      </Words>
    </Base>
  );
}
