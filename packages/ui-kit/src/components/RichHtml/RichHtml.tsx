import { token } from "@marquee/design-tokens";
import { useEffect, useRef, type ReactNode } from "react";
import { styled } from "styled-components";
import { setSafeHtml } from "./setSafeHtml.ts";

const Base = styled.div`
  overflow-wrap: anywhere;
  > * + * { margin-block-start: ${token("space.12")}; }
  h1, h2, h3, h4 { font-family: ${token("font.display")}; line-height: ${token("leading.heading")}; }
  ul { list-style: disc; padding-inline-start: ${token("space.24")}; }
  ol { list-style: decimal; padding-inline-start: ${token("space.24")}; }
  a { color: ${token("color.primary")}; }
  img { block-size: auto; border-radius: ${token("panel.radius")}; }
  table { display: block; max-inline-size: 100%; overflow-x: auto; border-collapse: collapse; }
  td, th { padding: ${token("space.8")}; border: ${token("table.border")} solid ${token("color.line")}; text-align: start; }
`;

/** A text with formatting that an operator wrote. Whatever could run or leave its place is taken out first (AN-02). */
export function RichHtml({
  html,
}: {
  /** HTML of an announcement or a promotion; never trusted. */
  readonly html: string;
}): ReactNode {
  const holder = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isCurrent = true;
    const element = holder.current;
    if (element) void setSafeHtml(element, html, () => isCurrent);
    return () => {
      isCurrent = false;
    };
  }, [html]);
  return <Base ref={holder} />;
}
