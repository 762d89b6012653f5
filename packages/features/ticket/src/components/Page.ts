import { token } from "@marquee/design-tokens";
import { styled } from "styled-components";

/** A panel of this feature. */
export const Page = styled.div`display: grid; grid-template-columns: minmax(0, 1fr); gap: ${token("space.16")};`;
