import { token } from "@marquee/design-tokens";
import { useId, type ReactNode } from "react";
import { styled } from "styled-components";
import { Badge } from "../Badge/Badge.tsx";
import { FavouriteIcon, PlayIcon } from "../Icon/icons.ts";
import { SmartImage } from "../SmartImage/SmartImage.tsx";
import { useUiKit } from "../UiKitProvider/UiKitProvider.tsx";

const Base = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token("space.4")};
  container-type: inline-size;
`;
const Picture = styled.button`
  position: relative;
  display: block;
  inline-size: 100%;
  padding: 0;
  border: 0;
  border-radius: ${token("radius.card")};
  overflow: clip;
  aspect-ratio: ${token("card.ratio")};
  background: ${token("color.raised")};
  cursor: pointer;
  touch-action: manipulation;
  > span:first-child { block-size: 100%; transition: scale ${token("motion.slow")} ${token("easing.enter")}; }
  &::after {
    content: "";
    position: absolute;
    inset: 0;
    border-radius: inherit;
    box-shadow: inset 0 0 0 1px ${token("color.line")};
    background: linear-gradient(transparent 45%, ${token("color.scrim")});
    opacity: 0;
    transition: opacity ${token("motion.normal")} ${token("easing.standard")};
  }
  article:is(:hover, :focus-within) > &:not([aria-disabled="true"]) {
    > span:first-child { scale: 1.05; }
    &::after { opacity: 1; }
    > [data-part="play"] { opacity: 1; translate: 0 0; }
  }
  &[aria-disabled="true"] { cursor: not-allowed; > span:first-child { filter: grayscale(0.85) brightness(0.55); } }
`;
const Play = styled.span`
  position: absolute;
  z-index: 1;
  inset: 0;
  margin: auto;
  display: grid;
  place-items: center;
  inline-size: 48px;
  block-size: 48px;
  border-radius: ${token("radius.full")};
  background: ${token("color.primary")};
  color: ${token("color.onPrimary")};
  box-shadow: ${token("shadow.raised")};
  font-size: 20px;
  opacity: 0;
  translate: 0 6px;
  transition: opacity ${token("motion.normal")} ${token("easing.standard")}, translate ${token("motion.normal")} ${token("easing.enter")};
`;
const Corner = styled.span`
  position: absolute;
  z-index: 2;
  inset-block-start: ${token("space.8")};
  inset-inline-start: ${token("space.8")};
  pointer-events: none;
`;
const Heart = styled.button`
  position: absolute;
  z-index: 3;
  inset-block-start: 0;
  inset-inline-end: 0;
  display: grid;
  place-items: center;
  inline-size: ${token("layout.tap")};
  block-size: ${token("layout.tap")};
  padding: 0;
  border: 0;
  border-radius: ${token("radius.full")};
  background: none;
  color: ${token("color.onArt")};
  cursor: pointer;
  > svg { padding: 6px; inline-size: 30px; block-size: 30px; border-radius: ${token("radius.full")}; background: ${token("color.scrim")}; }
  &[aria-pressed="true"] > svg { fill: currentColor; }
  @media (hover: hover) {
    opacity: 0;
    &[aria-pressed="true"], &:focus-visible, article:is(:hover, :focus-within) > & { opacity: 1; }
  }
`;
const Foot = styled.div`
  display: flex;
  align-items: start;
  gap: ${token("space.8")};
  min-block-size: calc(2 * 1.35 * ${token("text.label")});
  @container (max-width: 150px) { flex-direction: column; gap: ${token("space.4")}; > button { inline-size: 100%; } > h3 { flex: none; } }
`;
const Name = styled.h3`
  flex: 1;
  min-inline-size: 0;
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: clip;
  overflow-clip-margin: 2px;
  font-size: ${token("text.label")};
  font-weight: ${token("weight.strong")};
  line-height: max(1.35, calc(${token("leading.body")} - 0.12));
`;
const Demo = styled.button`
  min-block-size: 24px;
  padding: 2px ${token("space.8")};
  border: 1px solid ${token("color.border")};
  border-radius: min(${token("radius.chip")}, 12px);
  background: none;
  color: ${token("color.text")};
  font-size: ${token("text.caption")};
  cursor: pointer;
  &:hover { background: ${token("color.hover")}; }
  @media (pointer: coarse) { min-block-size: 36px; }
`;

/** The props of {@link GameCard}. */
export interface GameCardProps {
  /** The game's name; two lines at most. */
  readonly name: string;
  /** The picture's address. */
  readonly image: string;
  /** A mark in the corner. */
  readonly badge?: "hot" | "fresh" | undefined;
  /** Why the game cannot be played now; dims the card and keeps Play from working (GM-25). */
  readonly unavailable?: string | undefined;
  /** Whether the heart is filled. */
  readonly favourite?: boolean | undefined;
  /** Turns the heart on or off; without it there is no heart. */
  readonly onFavourite?: (() => void) | undefined;
  /** Starts the game. */
  readonly onPlay: () => void;
  /** Starts the game with play money; without it there is no Demo. */
  readonly onDemo?: (() => void) | undefined;
  /** Loads the picture at once: for the first screen. */
  readonly eager?: boolean | undefined;
}

/** A game in a lobby. The picture is the Play button; heart and Demo are buttons beside it. */
export function GameCard({ name, image, badge, unavailable, favourite = false, onFavourite, onPlay, onDemo, eager }: GameCardProps): ReactNode {
  const { strings } = useUiKit();
  const id = useId();
  const isOff = unavailable !== undefined;
  return (
    <Base aria-labelledby={id}>
      <Picture type="button" aria-label={`${strings.play} ${name}`} aria-disabled={isOff || undefined} aria-description={unavailable} onClick={isOff ? undefined : onPlay}>
        <SmartImage src={image} alt="" width={300} height={400} eager={eager} />
        {isOff ? null : <Play data-part="play"><PlayIcon size="1em" fill="currentColor" strokeWidth={1} /></Play>}
      </Picture>
      {isOff || badge ? <Corner>{isOff ? <Badge>{unavailable}</Badge> : <Badge tone="accent">{badge === "hot" ? strings.hot : strings.fresh}</Badge>}</Corner> : null}
      {onFavourite ? <Heart type="button" aria-pressed={favourite} aria-label={`${favourite ? strings.removeFavourite : strings.addFavourite}: ${name}`} onClick={onFavourite}><FavouriteIcon size={30} strokeWidth={2} /></Heart> : null}
      <Foot>
        <Name id={id}>{name}</Name>
        {onDemo && !isOff ? <Demo type="button" aria-label={`${strings.demo}: ${name}`} onClick={onDemo}>{strings.demo}</Demo> : null}
      </Foot>
    </Base>
  );
}
