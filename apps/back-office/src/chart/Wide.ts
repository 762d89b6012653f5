import { styled } from "styled-components";

/** A wide table scrolls by itself, by keys too, and never the page. */
export const Wide = styled.div.attrs({ role: "group", tabIndex: 0 })`inline-size: 100%; overflow-x: auto;`;
