import { token } from "@marquee/design-tokens";
import { Icon, type IconPicture, Text } from "@marquee/ui-kit";
import { type ReactNode, useId } from "react";
import { styled } from "styled-components";

const Base = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token("space.16")};
  padding-block: ${token("space.16")};
  & + & { border-block-start: 1px solid ${token("color.line")}; }
  &:first-child { padding-block-start: 0; }
  &:last-child { padding-block-end: 0; }
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${token("space.12")} ${token("space.16")};
  @media (max-width: 479px) { column-gap: ${token("space.12")}; }
`;

const Mark = styled.span`
  display: grid;
  place-items: center;
  inline-size: 40px;
  block-size: 40px;
  border-radius: ${token("radius.full")};
  background: ${token("color.raised")};
  color: ${token("color.primary")};
`;

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token("space.16")};
  max-inline-size: 480px;
  &:empty { display: none; }
`;

const Words = styled.div`
  min-inline-size: 0;
  overflow-wrap: anywhere;
  > p:first-child { display: flex; flex-wrap: wrap; align-items: center; gap: ${token("space.4")} ${token("space.8")}; }
`;

/** One line of the security centre: its name, its state and its action; a form opens below it. */
export function Row({
  icon,
  picture,
  title,
  badge,
  summary,
  action,
  children,
}: {
  readonly icon: IconPicture;
  /** Replaces the icon. */
  readonly picture?: ReactNode;
  readonly title: string;
  /** Its state in one word. */
  readonly badge?: ReactNode;
  readonly summary: ReactNode;
  readonly action?: ReactNode;
  /** The open form. */
  readonly children?: ReactNode;
}) {
  const id = useId();
  return (
    <Base role="group" aria-labelledby={id}>
      <Head>
        {picture ?? (
          <Mark>
            <Icon picture={icon} size={20} />
          </Mark>
        )}
        <Words>
          <Text strong>
            <span id={id}>{title}</span> {badge}
          </Text>
          <Text size="small" tone="muted">
            {summary}
          </Text>
        </Words>
        {action}
      </Head>
      {children ? <Content>{children}</Content> : null}
    </Base>
  );
}
