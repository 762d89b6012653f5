import { from, token } from "@marquee/design-tokens";
import { styled } from "styled-components";

/** The area of a page beside the menu. */
export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${token("space.16")};
  padding: ${token("space.16")};
  min-inline-size: 0;
  @media ${from("tablet")} {
    padding: ${token("space.24")};
    > form > button[type="submit"] { justify-self: start; }
  }
`;

/** A page's title with what can be done on it. */
export const PageHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token("space.12")};
  > div { display: flex; flex-wrap: wrap; gap: ${token("space.8")}; }
`;
