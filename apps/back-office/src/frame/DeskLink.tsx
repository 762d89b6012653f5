import { token } from "@marquee/design-tokens";
import { Link } from "react-router";
import { styled } from "styled-components";

/** A link to another page of the back office, without loading it anew. */
export const DeskLink = styled(Link)`
  color: ${token("color.primary")};
  font-weight: ${token("weight.strong")};
  text-underline-offset: 3px;
  &:hover { color: ${token("color.primaryHover")}; }
`;
