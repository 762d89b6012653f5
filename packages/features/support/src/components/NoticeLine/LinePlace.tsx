import { supportApi, toFirstNoticeRequest, toNoticesRequest } from "@marquee/api-client";
import { token } from "@marquee/design-tokens";
import { type AppState, DeferredPart, useAppStore, useBrand } from "@marquee/runtime";
import { useState } from "react";
import { styled } from "styled-components";

const Place = styled.div`
  block-size: ${token("layout.tap")};
  border: ${token("panel.border")} solid ${token("color.line")};
  border-radius: ${token("panel.radius")};
  background: ${token("color.surface")};
  font-size: ${token("text.small")};
  line-height: ${token("layout.tap")};
  white-space: nowrap;
  overflow: hidden;
  > p {
    /* As far in as behind the icon that comes. */
    padding-inline: calc(${token("space.12")} + 18px + ${token("space.8")}) ${token("space.16")};
    overflow: hidden;
    text-overflow: ellipsis;
    &:not(:only-child) { display: none; }
  }
`;
const loadLine = () => import("./NoticeLine.tsx").then(({ NoticeLine }) => NoticeLine);

const { select } = supportApi.endpoints.listAnnouncements;

/** The first title, as far as the page's HTML or an answer says one by now. */
function getFirstTitle(state: AppState, merchantCode: string): string | undefined {
  const known =
    select(toNoticesRequest(merchantCode, 1))(state).data ?? select(toFirstNoticeRequest(merchantCode))(state).data;
  return known?.player[0]?.title;
}

/**
 * The place of the line of announcements (AN-08), from the first paint on: what moves comes when the page is idle. A page that
 * knows of no announcement by then has no line, so that nothing moves later.
 */
export function LinePlace() {
  const { merchantCode } = useBrand();
  const store = useAppStore();
  const [title] = useState(() => getFirstTitle(store.getState(), merchantCode));
  if (title === undefined) return null;
  return (
    <Place>
      <p>{title}</p>
      <DeferredPart load={loadLine} />
    </Place>
  );
}
