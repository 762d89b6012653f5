import { from, token } from "@marquee/design-tokens";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { oneScheme } from "../../styles/oneScheme.ts";
import { Carousel } from "../Carousel/Carousel.tsx";
import { SeenArea } from "./SeenArea.tsx";
import { SlideLink } from "./SlideLink.tsx";
import { SlidePicture } from "./SlidePicture.tsx";

// Dark until the words end, at 31.5rem at most; then it fades, so that the art at the other side keeps its colours.
const shade = `color-mix(in srgb, ${token("color.scrim")} 76%, transparent)`;
const scrim = `${shade} 33rem, transparent 52rem`;
const veil = (percent: number): string => `color-mix(in srgb, ${token("color.art")} ${percent}%, transparent)`;

const Slide = styled.div`
  position: relative;
  display: grid;
  align-items: end;
  aspect-ratio: ${token("hero.ratioPhone")};
  overflow: clip;
  background: ${token("color.art")};
  color: ${token("color.onArt")};
  img { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; object-fit: cover; object-position: 80% 0; ${oneScheme} }
  &::after { content: ""; position: absolute; inset: 0; }
  @media ${from("tablet")} {
    aspect-ratio: ${token("hero.ratio")};
    max-block-size: 40vh;
    min-block-size: ${token("hero.minHeight")};
    inline-size: 100%;
    align-items: center;
    img { object-position: 100% 50%; }
    &::after { background: linear-gradient(to right, ${scrim}); }
    [dir="rtl"] &::after { background: linear-gradient(to left, ${scrim}); }
    [dir="rtl"] & img { scale: -1 1; }
  }
`;
// A headline of more than three lines would not fit the slide.
const Words = styled.div`
  position: relative;
  z-index: 1;
  display: grid;
  justify-items: start;
  gap: ${token("space.8")};
  max-inline-size: min(100%, 34rem);
  inline-size: 100%;
  padding: ${token("space.40")} ${token("space.16")} ${token("space.24")};
  /* On a phone the words bring their own dark: it is as tall as they are. */
  background: linear-gradient(transparent, ${veil(62)} 2.25rem, ${veil(90)});
  > p:first-child {
    font-family: ${token("font.display")};
    font-size: clamp(1.375rem, 1rem + 1.9vw, 2.75rem);
    font-weight: ${token("weight.display")};
    line-height: ${token("leading.heading")};
    text-wrap: balance;
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    overflow: hidden;
    overflow-wrap: anywhere;
  }
  > p + p { font-size: ${token("text.small")}; max-inline-size: 42ch; }
  @media ${from("tablet")} { padding: ${token("space.40")}; gap: ${token("space.12")}; background: none; > p + p { font-size: ${token("text.body")}; } }
`;
/** One banner. Its words are HTML: they are translated and read out; the picture is decoration. */
export interface HeroSlide {
  /** Stays the same while banners change. */
  readonly key: string;
  /** The picture's address. */
  readonly image: string;
  /** The picture for phones, where it is another one. */
  readonly phoneImage?: string | undefined;
  /** The headline. */
  readonly title: string;
  /** A sentence below it. */
  readonly text?: string | undefined;
  /** Where a press leads; a slide with neither address nor action cannot be pressed (BN-16). */
  readonly href?: string | undefined;
  /** What a press does, where it leads nowhere. */
  readonly onPress?: (() => void) | undefined;
  /** Called when at least half of the slide has been visible for a second: again each time. */
  readonly onSeen?: (() => void) | undefined;
}

/** The banners at the top of a page: 16:9 on a phone, the brand's ratio and at most 40 % of the window on a desk. */
export function Hero({
  label,
  slides,
}: {
  /** The region's name. */
  readonly label: string;
  /** No slide, no hero (BN-15). */
  readonly slides: readonly HeroSlide[];
}): ReactNode {
  const shown = slides.map(({ key, image, phoneImage, title, text, href, onPress, onSeen }, index) => ({
    key,
    content: (
      <Slide data-layout="slide">
        <SlidePicture key={image} src={image} phoneSrc={phoneImage} isFirst={index === 0} />
        <Words data-layout="words">
          <p>{title}</p>
          {text === undefined ? null : <p>{text}</p>}
        </Words>
        <SeenArea onSeen={onSeen} />
        <SlideLink title={title} href={href} onPress={onPress} />
      </Slide>
    ),
  }));
  return <Carousel label={label} slides={shown} />;
}
