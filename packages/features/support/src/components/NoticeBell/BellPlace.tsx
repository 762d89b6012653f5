import { from, token } from "@marquee/design-tokens";
import { DeferredPart } from "@marquee/runtime";
import { styled } from "styled-components";

/** A phone's header has no room for it: there the menu and the line lead to the announcements. */
const Place = styled.span`
  display: none;
  flex: none;
  inline-size: ${token("layout.tap")};
  @media ${from("tablet")} { display: flex; }
`;
const loadBell = () => import("./NoticeBell.tsx").then(({ NoticeBell }) => NoticeBell);

/** The bell's place in the header (HD-10); the bell comes when the page is idle, and moves nothing. */
export function BellPlace() {
  return (
    <Place>
      <DeferredPart load={loadBell} />
    </Place>
  );
}
