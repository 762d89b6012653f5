import { token } from "@marquee/design-tokens";
import { useId, type ReactNode } from "react";
import { styled } from "styled-components";
import { Badge } from "../Badge/Badge.tsx";
import { FavouriteIcon, PlayIcon } from "../Icon/icons.ts";
import { Skeleton } from "../Skeleton/Skeleton.tsx";
import { SmartImage } from "../SmartImage/SmartImage.tsx";
import { useUiKit } from "../UiKitProvider/UiKitProvider.tsx";

// One styled element for the whole card: a wall mounts hundreds of cards while it scrolls, and each styled part costs.
const Base = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token("space.4")};
  container-type: inline-size;
  > button:first-child {
    position: relative;
    display: block;
    inline-size: 100%;
    padding: 0;
    border: 0;
    border-radius: ${token("card.radius")};
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
      box-shadow: inset 0 0 0 ${token("card.border")} ${token("color.line")};
    }
    &[aria-disabled="true"] { cursor: not-allowed; > span:first-child { filter: grayscale(0.85) brightness(0.55); } }
  }
  [data-part="play"] {
    position: absolute;
    z-index: 1;
    inset: 0;
    display: grid;
    place-items: center;
    background: linear-gradient(transparent 30%, ${token("color.scrim")});
    color: ${token("color.onPrimary")};
    opacity: 0;
    transition: opacity ${token("motion.normal")} ${token("easing.standard")};
    > svg { padding: 14px; inline-size: 48px; block-size: 48px; border-radius: ${token("radius.full")}; background: ${token("color.primary")}; }
  }
  &:is(:hover, :focus-within) > button:first-child {
    > span:first-child { scale: 1.05; }
    > [data-part="play"] { opacity: 1; }
  }
  > [data-part="corner"] {
    position: absolute;
    z-index: 2;
    inset-block-start: ${token("space.8")};
    inset-inline: ${token("space.8")};
    pointer-events: none;
  }
  /* A reason takes lines of its own, below the heart. */
  > [aria-disabled="true"] ~ [data-part="corner"] {
    inset-block-start: ${token("layout.tap")};
    inset-inline: ${token("space.4")};
    > span { padding-inline: ${token("space.4")}; white-space: normal; overflow-wrap: anywhere; }
  }
  > [data-part="heart"] {
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
    @media (hover: hover) { opacity: 0; &[aria-pressed="true"], &:focus-visible { opacity: 1; } }
  }
  &:is(:hover, :focus-within) > [data-part="heart"] { opacity: 1; }
  &[inert] > [data-part="foot"] { visibility: hidden; }
  > [data-part="foot"] {
    display: flex;
    align-items: start;
    gap: ${token("space.8")};
    --lines: max(1.35, calc(${token("leading.body")} - 0.12));
    min-block-size: calc(2 * var(--lines) * ${token("text.label")});
    @container (max-width: 150px) { flex-direction: column; gap: ${token("space.4")}; > button { inline-size: 100%; } > h3 { flex: none; min-block-size: calc(2 * var(--lines) * 1em); } }
    > h3 {
      flex: 1;
      min-inline-size: 0;
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
      overflow: clip;
      overflow-clip-margin: 2px;
      font-size: ${token("text.label")};
      font-weight: ${token("weight.strong")};
      line-height: var(--lines);
    }
    > button {
      min-block-size: 24px;
      padding: 2px ${token("space.8")};
      border: ${token("button.border")} solid ${token("color.border")};
      border-radius: min(${token("button.radius")}, 12px);
      background: none;
      color: ${token("color.text")};
      font-size: ${token("text.caption")};
      cursor: pointer;
      &:hover { background: ${token("color.hover")}; }
      @media (pointer: coarse) { min-block-size: ${token("layout.tap")}; }
    }
  }
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
      <button type="button" aria-label={`${strings.play} ${name}`} aria-disabled={isOff || undefined} aria-describedby={isOff ? `${id}-why` : undefined} onClick={isOff ? undefined : onPlay}>
        <SmartImage src={image} alt="" width={300} height={400} eager={eager} />
        {isOff ? null : <span data-part="play"><PlayIcon size={48} fill="currentColor" strokeWidth={1} /></span>}
      </button>
      {isOff || badge ? <span data-part="corner" id={`${id}-why`}>{isOff ? <Badge>{unavailable}</Badge> : <Badge tone="accent">{badge === "hot" ? strings.hot : strings.fresh}</Badge>}</span> : null}
      {onFavourite ? <button type="button" data-part="heart" aria-pressed={favourite} aria-label={`${favourite ? strings.removeFavourite : strings.addFavourite}: ${name}`} onClick={onFavourite}><FavouriteIcon size={30} strokeWidth={2} /></button> : null}
      <div data-part="foot">
        <h3 id={id}>{name}</h3>
        {onDemo && !isOff ? <button type="button" aria-label={`${strings.demo}: ${name}`} onClick={onDemo}>{strings.demo}</button> : null}
      </div>
    </Base>
  );
}

/** The place of a card that is still loading, exactly as large as the card: a line of the name more or less changes nothing. */
export function GameCardPlace(): ReactNode {
  const { strings } = useUiKit();
  return (
    <Base inert aria-hidden="true">
      <Skeleton shape="card" />
      <div data-part="foot"><h3>{strings.play}</h3><button type="button">{strings.demo}</button></div>
    </Base>
  );
}
