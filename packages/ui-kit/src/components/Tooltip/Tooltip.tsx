import { token } from "@marquee/design-tokens";
import {
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from "react";
import { styled } from "styled-components";

/** How long a pointer rests before the words show, and how long they stay once it has left, in milliseconds. */
export const tooltipDelay = { show: 400, hide: 150 } as const;

const Base = styled.span`display: inline-grid; max-inline-size: 100%;`;
const Bubble = styled.span`
  position: fixed;
  inset: auto;
  position-area: block-start;
  position-try-fallbacks: flip-block;
  inline-size: max-content;
  max-inline-size: min(280px, 90vw);
  margin: ${token("space.4")};
  padding: ${token("space.8")} ${token("space.12")};
  border: ${token("panel.border")} solid ${token("color.border")};
  border-radius: min(${token("panel.radius")}, 10px);
  background: ${token("color.raised")};
  color: ${token("color.text")};
  box-shadow: ${token("shadow.overlay")};
  font-size: ${token("text.label")};
  font-weight: ${token("weight.regular")};
  text-align: start;
`;

/** The props of {@link Tooltip}. */
export interface TooltipProps {
  /** The words that show. They only add to what the element says by itself. */
  readonly text: string;
  /** Draws the element that is described; it must be reachable by Tab. */
  readonly children: (ties: { readonly "aria-describedby": string }) => ReactNode;
}

/** A few words about an element, shown while it is pointed at or has the focus from keys. Escape hides them. */
export function Tooltip({ text, children }: TooltipProps): ReactNode {
  const id = useId();
  const bubble = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isShown, setIsShown] = useState(false);
  const anchor = `--tip${id.replaceAll(/\W/g, "")}`;

  useEffect(() => {
    if (isShown) bubble.current?.showPopover();
    else bubble.current?.hidePopover();
  }, [isShown]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const turn = (next: boolean, wait: number): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsShown(next), wait);
  };
  // A touch shows nothing: it presses.
  const enter = ({ pointerType }: PointerEvent): void => {
    if (pointerType !== "touch") turn(true, tooltipDelay.show);
  };
  const focus = ({ target }: FocusEvent): void => {
    if (target.matches(":focus-visible")) turn(true, 0);
  };
  const leaveByKey = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || !isShown) return;
    // Escape closes the top layer only: a dialog below stays.
    event.stopPropagation();
    turn(false, 0);
  };

  return (
    <Base
      style={{ anchorName: anchor }}
      onPointerEnter={enter}
      onPointerLeave={() => turn(false, tooltipDelay.hide)}
      onFocus={focus}
      onBlur={() => turn(false, 0)}
      onKeyDown={leaveByKey}
    >
      {children({ "aria-describedby": id })}
      <Bubble ref={bubble} id={id} role="tooltip" popover="manual" style={{ positionAnchor: anchor }}>
        {text}
      </Bubble>
    </Base>
  );
}
