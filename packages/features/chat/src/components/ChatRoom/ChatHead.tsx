import { token } from "@marquee/design-tokens";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { isLight } from "../../model/toHeader.ts";

const Head = styled.header`
  display: flex;
  align-items: center;
  gap: ${token("space.4")};
  padding: ${token("space.4")} ${token("space.8")} ${token("space.4")} ${token("space.16")};
  background: var(--chat-header);
  color: var(--chat-letters);
  > h2, > h1 { flex: 1; min-inline-size: 0; margin: 0; overflow: hidden; font-size: ${token("text.heading")}; text-overflow: ellipsis; white-space: nowrap; }
  && a, && button, && button:hover { --plate: transparent; color: inherit; }
  && a { font-size: ${token("text.small")}; white-space: nowrap; }
`;

/** The head of a chat, in the colour that the address of the chat names (CH-03). */
export function ChatHead({
  title,
  color,
  level = 2,
  children,
}: {
  readonly title: string;
  /** `#rrggbb`. */
  readonly color: string;
  readonly level?: 1 | 2;
  readonly children?: ReactNode;
}) {
  const letters = isLight(color) ? "black" : "white";
  const Title = level === 1 ? "h1" : "h2";
  return (
    <Head style={{ ["--chat-header" as string]: color, ["--chat-letters" as string]: letters }}>
      <Title>{title}</Title>
      {children}
    </Head>
  );
}
