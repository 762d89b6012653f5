import { useLingui } from "@lingui/react/macro";
import { from, token } from "@marquee/design-tokens";
import { IconButton, UpIcon } from "@marquee/ui-kit";
import { useEffect, useRef, useState } from "react";
import { styled } from "styled-components";

// One screen from the page's top: once it is out of sight, there is a way back.
const FirstScreen = styled.span`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: 0;
  inline-size: 1px;
  block-size: 100dvh;
  pointer-events: none;
`;
const Place = styled.div`
  position: fixed;
  inset-block-end: calc(${token("layout.tabBar")} + env(safe-area-inset-bottom) + ${token("space.12")});
  inset-inline-end: ${token("space.12")};
  z-index: ${token("z.sticky")};
  border-radius: ${token("radius.full")};
  background: ${token("color.raised")};
  box-shadow: 0 0 0 1px ${token("color.line")};
  @media ${from("desktop")} { inset-block-end: ${token("space.16")}; inset-inline-end: ${token("space.16")}; }
`;

/** Goes to the top: at once for who asks for less motion. The focus goes to the page's heading, as the button goes away. */
function goToTop(): void {
  const isStill = globalThis.matchMedia("(prefers-reduced-motion: reduce)").matches;
  globalThis.scrollTo({ top: 0, behavior: isStill ? "instant" : "smooth" });
  const target = document.querySelector<HTMLElement>("main h1") ?? document.querySelector<HTMLElement>("main");
  if (target === null) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** The way back to the top, after a screen of scrolling (SM-19). */
export function ScrollToTop() {
  const { t } = useLingui();
  const first = useRef<HTMLSpanElement>(null);
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    const { current } = first;
    if (current === null) return;
    const observer = new IntersectionObserver((entries) => setIsPast(entries.at(-1)?.isIntersecting === false));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <FirstScreen ref={first} aria-hidden="true" />
      {isPast && (
        <Place>
          <IconButton label={t`Back to the top`} onClick={goToTop}>
            <UpIcon size="1em" aria-hidden="true" />
          </IconButton>
        </Place>
      )}
    </>
  );
}
