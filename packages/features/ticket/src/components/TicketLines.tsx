import { Trans, useLingui } from "@lingui/react/macro";
import type { TicketLine } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { PrivatePicture } from "@marquee/runtime";
import { DateTime, Text } from "@marquee/ui-kit";
import { styled } from "styled-components";

const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token("space.12")};
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: grid;
    gap: ${token("space.8")};
    justify-self: start;
    inline-size: fit-content;
    max-inline-size: min(72ch, 92%);
    padding: ${token("space.12")} ${token("space.16")};
    border: ${token("panel.border")} solid ${token("color.line")};
    border-radius: ${token("panel.radius")};
    background: ${token("color.surface")};
  }
  > li[data-own] { justify-self: end; background: ${token("color.raised")}; }
  p { white-space: pre-line; overflow-wrap: anywhere; }
  time { color: ${token("color.muted")}; font-size: ${token("text.caption")}; font-variant-numeric: tabular-nums; }
  > li > div:first-child { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 ${token("space.12")}; font-size: ${token("text.label")}; }
`;
const Pictures = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token("space.8")};
  img { display: block; max-inline-size: 100%; max-block-size: 240px; border-radius: ${token("radius.card")}; }
`;

/** What was written, the oldest first; staff have no name here. A screen reader is told of what comes while it is open. */
export function TicketLines({ lines, timeZone }: { readonly lines: readonly TicketLine[]; readonly timeZone: string }) {
  const { t } = useLingui();
  return (
    <List aria-label={t`Conversation`} aria-live="polite">
      {lines.map(({ id, by, content, pictures, at }) => (
        <li key={id} data-own={by === "MEMBER" || undefined}>
          <div>
            <strong>{by === "MEMBER" ? <Trans>You</Trans> : <Trans>Support</Trans>}</strong>
            <DateTime instant={new Date(at).toISOString()} timeZone={timeZone} />
          </div>
          <Text size="small">{content}</Text>
          {pictures.length > 0 && (
            <Pictures>
              {pictures.map((picture, index) => (
                <PrivatePicture key={picture} id={picture} label={t`Picture ${index + 1}`} />
              ))}
            </Pictures>
          )}
        </li>
      ))}
    </List>
  );
}
