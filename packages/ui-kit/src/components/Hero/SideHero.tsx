import { from, token } from "@marquee/design-tokens";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { oneScheme } from "../../styles/oneScheme.ts";
import { Carousel } from "../Carousel/Carousel.tsx";
import type { HeroSlide } from "./Hero.tsx";
import { SeenArea } from "./SeenArea.tsx";
import { SlideLink } from "./SlideLink.tsx";
import { SlidePicture } from "./SlidePicture.tsx";

const Slide = styled.div`
  position: relative;
  display: grid;
  align-items: end;
  aspect-ratio: 21 / 9;
  overflow: clip;
  background: ${token("color.art")};
  color: ${token("color.onArt")};
  img { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; object-fit: cover; object-position: 80% 0; ${oneScheme} }
  [dir="rtl"] & img { scale: -1 1; }
  @media ${from("large")} { aspect-ratio: 3 / 4; }
`;
const Words = styled.p`
  position: relative;
  z-index: 1;
  padding: ${token("space.12")};
  background: ${token("color.art")};
  font-family: ${token("font.display")};
  font-size: ${token("text.lead")};
  font-weight: ${token("weight.display")};
  line-height: ${token("leading.heading")};
  overflow-wrap: anywhere;
  /* The controls of slides that move stand below the words. */
  @media ${from("tablet")} { &[data-moves] { padding-block-end: calc(${token("space.40")} + ${token("space.16")}); } }
  > span {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    @media ${from("large")} { -webkit-line-clamp: 4; }
  }
`;

/** The banners beside a form: a strip above it on a phone, an upright picture next to it on a desk. */
export function SideHero({
  label,
  slides,
}: {
  /** The region's name. */
  readonly label: string;
  /** No slide, nothing at all (BN-15). */
  readonly slides: readonly HeroSlide[];
}): ReactNode {
  const shown = slides.map(({ key, image, phoneImage, title, href, onPress, onSeen }, index) => ({
    key,
    content: (
      <Slide>
        <SlidePicture key={image} src={image} phoneSrc={phoneImage} isFirst={index === 0} />
        <Words data-part="headline" data-moves={slides.length > 1 || undefined}>
          <span>{title}</span>
        </Words>
        <SeenArea onSeen={onSeen} />
        <SlideLink title={title} href={href} onPress={onPress} />
      </Slide>
    ),
  }));
  return <Carousel label={label} slides={shown} />;
}
