import { useLingui } from "@lingui/react/macro";
import type { StaffTicketLine } from "@marquee/contract/staff";
import { token } from "@marquee/design-tokens";
import { Badge, Text } from "@marquee/ui-kit";
import { styled } from "styled-components";
import { ShortTime } from "../frame/ShortTime.tsx";

const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token("space.12")};
  inline-size: 100%;
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: grid;
    gap: ${token("space.8")};
    padding: ${token("space.12")};
    border: ${token("stroke.thin")} solid ${token("color.line")};
    border-radius: ${token("radius.control")};
  }
  > li[data-by="STAFF"] { background: ${token("color.raised")}; }
  > li[data-by="NOTE"] { border-style: dashed; border-color: ${token("color.warning")}; }
  p { white-space: pre-line; overflow-wrap: anywhere; }
  > li > div:first-child { display: flex; flex-wrap: wrap; align-items: center; gap: ${token("space.4")} ${token("space.12")}; font-size: ${token("text.label")}; }
`;
const Pictures = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token("space.8")};
  img { display: block; max-inline-size: 100%; max-block-size: 240px; border-radius: ${token("radius.control")}; background: ${token("color.raised")}; }
`;

/** What was written in a ticket, the oldest first; notes of staff say that the member does not see them. */
export function TicketLines({
  lines,
  writer,
}: {
  readonly lines: readonly StaffTicketLine[];
  /** The name of who opened it. */
  readonly writer: string;
}) {
  const { t } = useLingui();
  return (
    <List aria-label={t`Conversation`}>
      {lines.map(({ id, by, author, content, pictures, at }) => (
        <li key={id} data-by={by}>
          <div>
            <strong>{author ?? writer}</strong>
            {by === "NOTE" && <Badge tone="accent">{t`Note for staff`}</Badge>}
            <ShortTime at={at} />
          </div>
          <Text>{content}</Text>
          {pictures.length > 0 && (
            <Pictures>
              {pictures.map(({ url }, index) => (
                <a key={url} href={url} target="_blank" rel="noopener noreferrer">
                  <img src={url} alt={t`Picture ${index + 1}`} />
                </a>
              ))}
            </Pictures>
          )}
        </li>
      ))}
    </List>
  );
}
