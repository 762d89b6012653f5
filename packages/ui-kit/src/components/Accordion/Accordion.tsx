import { token } from "@marquee/design-tokens";
import { useId, useState, type ReactNode } from "react";
import { styled } from "styled-components";
import { DownIcon } from "../Icon/icons.ts";

const Base = styled.div`
  border: ${token("panel.border")} solid ${token("color.line")};
  border-radius: ${token("panel.radius")};
  background: ${token("color.surface")};
  > * + * { border-block-start: 1px solid ${token("color.line")}; }
`;
const Opener = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token("space.12")};
  inline-size: 100%;
  min-block-size: 52px;
  padding: ${token("space.12")} ${token("space.16")};
  border: 0;
  border-radius: calc(${token("panel.radius")} - ${token("panel.border")});
  background: none;
  font-size: ${token("text.small")};
  font-weight: ${token("weight.strong")};
  text-align: start;
  cursor: pointer;
  &:hover { background: ${token("color.hover")}; }
  &:focus-visible { outline-offset: -3px; }
  > svg { flex: none; color: ${token("color.muted")}; transition: rotate ${token("motion.normal")} ${token("easing.standard")}; }
  &[aria-expanded="true"] > svg { rotate: 180deg; }
`;
const Body = styled.div`padding: ${token("space.4")} ${token("space.16")} ${token("space.16")}; font-size: ${token("text.small")}; line-height: ${token("leading.body")};`;

/** One part of an {@link Accordion}. */
export interface AccordionItem {
  /** Stays the same while the list changes. */
  readonly key: string;
  /** What it is about: the button's words. */
  readonly title: string;
  /** What opens. */
  readonly content: ReactNode;
}

/** The props of {@link Accordion}. */
export interface AccordionProps {
  /** The parts, in their order. */
  readonly items: readonly AccordionItem[];
  /** The titles' place in the page's outline; 3 by default. */
  readonly level?: 2 | 3 | 4 | undefined;
  /** Opening one part closes the others. */
  readonly single?: boolean | undefined;
  /** The keys of the parts that are open at first. */
  readonly open?: readonly string[] | undefined;
}

/** Parts that open below their titles, such as questions and answers. */
export function Accordion({ items, level = 3, single = false, open = [] }: AccordionProps): ReactNode {
  const id = useId();
  const [opened, setOpened] = useState(open);
  const Title = `h${level}` as const;
  const toggle = (key: string): void =>
    setOpened(opened.includes(key) ? opened.filter((other) => other !== key) : single ? [key] : [...opened, key]);
  return (
    <Base>
      {items.map(({ key, title, content }) => {
        const isOpen = opened.includes(key);
        return (
          <div key={key}>
            <Title>
              <Opener
                type="button"
                id={`${id}-${key}`}
                aria-expanded={isOpen}
                aria-controls={`${id}-${key}-body`}
                onClick={() => toggle(key)}
              >
                {title}
                <DownIcon size={18} aria-hidden="true" />
              </Opener>
            </Title>
            <Body role="region" id={`${id}-${key}-body`} aria-labelledby={`${id}-${key}`} hidden={!isOpen}>
              {content}
            </Body>
          </div>
        );
      })}
    </Base>
  );
}
