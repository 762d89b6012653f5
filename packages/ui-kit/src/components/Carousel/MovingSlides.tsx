import { from, token } from "@marquee/design-tokens";
import { useState, type FocusEvent, type ReactNode } from "react";
import { styled } from "styled-components";
import type { Swiper as SwiperInstance, SwiperOptions } from "swiper/types";
import { Autoplay, EffectFade, Keyboard } from "swiper/modules";
import { Swiper, SwiperSlide } from "swiper/react";
import { usePrefersReducedMotion } from "../../hooks/usePrefersReducedMotion.ts";
import { BackIcon, ForwardIcon, PauseIcon, PlayIcon } from "../Icon/icons.ts";
import { useUiKit } from "../UiKitProvider/UiKitProvider.tsx";
import { carouselDelay, type CarouselSlide } from "./Carousel.tsx";

const Viewport = styled.div`
  .swiper { position: relative; overflow: hidden; z-index: 0; }
  .swiper-wrapper { display: flex; inline-size: 100%; transition-property: transform; will-change: transform; }
  .swiper-slide { position: relative; flex: none; inline-size: 100%; }
  .swiper-fade .swiper-slide { transition-property: opacity; &[inert] { pointer-events: none; } }
`;

/** How the brand's slides follow each other; the root says which (`data-hero`), as for the styles. */
const movements: Readonly<Record<string, SwiperOptions>> = {
  crossfade: { effect: "fade", fadeEffect: { crossFade: true } },
  peek: { slidesPerView: "auto", centeredSlides: true, spaceBetween: 12 },
};

const Controls = styled.div`
  position: absolute;
  z-index: 1;
  inset-block-start: ${token("space.8")};
  inset-inline-end: ${token("space.8")};
  display: flex;
  align-items: center;
  padding-inline: ${token("space.4")};
  border-radius: ${token("button.radius")};
  background: ${token("color.scrim")};
  color: ${token("color.onArt")};
  > button {
    display: grid;
    place-items: center;
    inline-size: 36px;
    block-size: 36px;
    padding: 0;
    border: 0;
    border-radius: ${token("button.radius")};
    background: none;
    color: inherit;
    cursor: pointer;
    &:hover { background: color-mix(in oklab, currentColor 18%, transparent); }
    @media (pointer: coarse) { inline-size: ${token("layout.tap")}; block-size: ${token("layout.tap")}; }
  }
  > span { direction: ltr; unicode-bidi: isolate; min-inline-size: 4ch; text-align: center; font-size: ${token("text.caption")}; font-variant-numeric: tabular-nums; }
  [dir="rtl"] & > button > svg { scale: -1 1; }
  @media ${from("tablet")} { inset-block: auto ${token("space.12")}; inset-inline-end: ${token("space.12")}; }
`;

/** The moving part of a carousel with more than one slide: swipe, arrows, pause, a place count. */
export function MovingSlides({
  slides,
}: {
  /** Two or more. */
  readonly slides: readonly CarouselSlide[];
}): ReactNode {
  const { strings } = useUiKit();
  const isStill = usePrefersReducedMotion();
  const [movement] = useState(() => document.documentElement.dataset["hero"] ?? "");
  // Slides that look in at both sides need a fourth to go round: fewer of them begin anew after the last.
  const isEndless = movement !== "peek" || slides.length > 3;
  const [swiper, setSwiper] = useState<SwiperInstance>();
  const [place, setPlace] = useState(0);
  const [isPaused, setIsPaused] = useState(isStill);

  const toggle = (): void => {
    if (isPaused) swiper?.autoplay.start();
    else swiper?.autoplay.stop();
    setIsPaused(!isPaused);
  };
  // Someone who reads or tabs through a slide must not lose it.
  const hold = (): void => {
    swiper?.autoplay.stop();
  };
  const release = (event: FocusEvent<HTMLDivElement>): void => {
    if (!isPaused && !event.currentTarget.contains(event.relatedTarget)) swiper?.autoplay.start();
  };

  return (
    <Viewport data-layout="viewport" onFocus={hold} onBlur={release}>
      {/* First in the order of Tab: who wants the slides to stand must not walk through them. */}
      <Controls>
        {isStill ? null : (
          <button type="button" aria-label={isPaused ? strings.resumeSlides : strings.pauseSlides} onClick={toggle}>
            {isPaused ? <PlayIcon size={16} /> : <PauseIcon size={16} />}
          </button>
        )}
        <button type="button" aria-label={strings.previousSlide} onClick={() => swiper?.slidePrev()}>
          <BackIcon size={18} />
        </button>
        <span aria-hidden="true">
          {place + 1} / {slides.length}
        </span>
        <button type="button" aria-label={strings.nextSlide} onClick={() => swiper?.slideNext()}>
          <ForwardIcon size={18} />
        </button>
      </Controls>
      <Swiper
        modules={[Autoplay, EffectFade, Keyboard]}
        {...movements[movement]}
        loop={isEndless}
        rewind={!isEndless}
        loopPreventsSliding={false}
        speed={isStill ? 0 : 320}
        keyboard={{ enabled: false }}
        autoplay={isStill ? false : { delay: carouselDelay, disableOnInteraction: false, pauseOnMouseEnter: true }}
        aria-live={isPaused ? "polite" : "off"}
        onSwiper={setSwiper}
        onRealIndexChange={({ realIndex }) => setPlace(realIndex)}
      >
        {slides.map(({ key, content }, index) => (
          <SwiperSlide
            key={key}
            role="group"
            aria-label={strings.slide(index + 1, slides.length)}
            inert={index !== place}
          >
            {content}
          </SwiperSlide>
        ))}
      </Swiper>
    </Viewport>
  );
}
