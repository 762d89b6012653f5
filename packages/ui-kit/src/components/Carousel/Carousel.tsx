import { token } from "@marquee/design-tokens";
import { lazy, Suspense, type ReactNode } from "react";
import { styled } from "styled-components";
import { useIsIdle } from "../../hooks/useIsIdle.ts";

/** Spec §9: the next slide comes after 5000 ms. */
export const carouselDelay = 5000;

const MovingSlides = lazy(() =>
  import("./MovingSlides.tsx").then(({ MovingSlides: Component }) => ({ default: Component })),
);

const Base = styled.section`
  position: relative;
  overflow: hidden;
  border-radius: ${token("hero.radius")};
`;

/** A slide: its content and a key that stays the same. */
export interface CarouselSlide {
  /** Stays the same while slides change. */
  readonly key: string;
  /** What the slide shows. */
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
  // The first slide stands five seconds anyway: what moves it waits until the page has nothing better to do.
  const isIdle = useIsIdle();
  const [first] = slides;
  if (!first) return null;
  const still = <div data-layout="still">{first.content}</div>;
  return (
    <Base aria-label={label}>
      {slides.length > 1 && isIdle ? (
        <Suspense fallback={still}>
          <MovingSlides slides={slides} />
        </Suspense>
      ) : (
        still
      )}
    </Base>
  );
}
