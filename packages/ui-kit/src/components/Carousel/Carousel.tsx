import { token } from "@marquee/design-tokens";
import { lazy, Suspense, useEffect, useState, type ReactNode } from "react";
import { styled } from "styled-components";

/** Spec §9: the next slide comes after 5000 ms. */
export const carouselDelay = 5000;

const MovingSlides = lazy(() => import("./MovingSlides.tsx").then(({ MovingSlides: Component }) => ({ default: Component })));

const Base = styled.section`
  position: relative;
  overflow: hidden;
  border-radius: ${token("radius.panel")};
`;

/** A slide: its content and a key that stays the same. */
export interface CarouselSlide {
  readonly key: string;
  readonly content: ReactNode;
}

/** The props of {@link Carousel}. */
export interface CarouselProps {
  /** The region's name. */
  readonly label: string;
  /** One slide stands still and has no controls. */
  readonly slides: readonly CarouselSlide[];
}

/**
 * Slides that follow each other. The first is plain HTML, painted at once; what moves them loads afterwards, only
 * when there is more than one.
 */
export function Carousel({ label, slides }: CarouselProps): ReactNode {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => {
    // Two frames: the first slide is on screen before anything else is asked for.
    const frame = requestAnimationFrame(() => requestAnimationFrame(() => setIsPainted(true)));
    return () => cancelAnimationFrame(frame);
  }, []);

  const [first] = slides;
  if (!first) return null;
  const still = <div>{first.content}</div>;
  return (
    <Base aria-label={label}>
      {slides.length > 1 && isPainted ? <Suspense fallback={still}><MovingSlides slides={slides} /></Suspense> : still}
    </Base>
  );
}
