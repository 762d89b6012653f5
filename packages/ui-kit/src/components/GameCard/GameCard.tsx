import { token } from "@marquee/design-tokens";
import { useId, type ReactNode } from "react";
import { styled } from "styled-components";
import { Badge } from "../Badge/Badge.tsx";
import { Skeleton } from "../Skeleton/Skeleton.tsx";
import { SmartImage } from "../SmartImage/SmartImage.tsx";
import { useUiKit } from "../UiKitProvider/UiKitProvider.tsx";

// One styled element for the whole card: a wall mounts hundreds of cards while it scrolls, and each styled part costs. Play and
// heart are drawn without icons for the same reason: two icons are four elements, a third of what a change of theme styles anew (B8).
const Base = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: ${token("space.4")} ${token("space.8")};
  container-type: inline-size;
  > :first-child { grid-column: 1 / -1; }
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
    > span:first-child {
      block-size: 100%;
      border-radius: inherit;
      outline: ${token("card.border")} solid ${token("color.line")};
      outline-offset: calc(-1 * ${token("card.border")});
      transition: scale ${token("motion.slow")} ${token("easing.enter")};
    }
    &[aria-disabled] { cursor: not-allowed; > span:first-child { filter: grayscale(0.85) brightness(0.55); } }
  }
  /* Play is there only while it is shown: at rest no card pays for it. */
  &:is(:hover, :focus-within) > button:not([aria-disabled]):first-child > span:first-child {
    scale: 1.05;
    &::before, &::after {
      content: "";
      position: absolute;
      z-index: 1;
      inset: 0;
      margin: auto;
      background: radial-gradient(circle, ${token("color.primary")} 23.5px, transparent 24px), linear-gradient(transparent 30%, ${token("color.scrim")});
      forced-color-adjust: none;
      transition: opacity ${token("motion.normal")};
      @starting-style { opacity: 0; }
    }
    &::after { inline-size: 18px; block-size: 18px; background: ${token("color.onPrimary")}; clip-path: polygon(15% 5%, 95% 50%, 15% 95%); }
  }
  > [data-part="corner"] {
    position: absolute;
    z-index: 2;
    inset-block-start: ${token("space.8")};
    inset-inline: ${token("space.8")};
    pointer-events: none;
  }
  /* A reason takes lines of its own, below the heart. */
  > [aria-disabled] ~ [data-part="corner"] {
    inset-block-start: ${token("layout.tap")};
    inset-inline: ${token("space.4")};
    > span {
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 3;
      overflow: hidden;
      padding-inline: ${token("space.4")};
      line-height: 1.2;
      white-space: normal;
      overflow-wrap: anywhere;
    }
  }
  > [aria-pressed] {
    position: absolute;
    z-index: 3;
    inset-block-start: 0;
    inset-inline-end: 0;
    inline-size: ${token("layout.tap")};
    block-size: ${token("layout.tap")};
    padding: calc((${token("layout.tap")} - 30px) / 2);
    border: 0;
    border-radius: ${token("radius.full")};
    background: ${token("color.scrim")} content-box;
    color: ${token("color.onArt")};
    cursor: pointer;
    &::before {
      content: "";
      display: block;
      block-size: 18px;
      margin: 6px;
      background: currentcolor;
      /* The heart's outline, and beside it the whole heart. */
      mask: url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 48 24' stroke='red' stroke-width='2' stroke-linejoin='round'><path d='M12 20.5l-8-8a5 5 0 0 1 8-6a5 5 0 0 1 8 6Z' fill='none'/><path d='M36 20.5l-8-8a5 5 0 0 1 8-6a5 5 0 0 1 8 6Z'/></svg>") 0 / 200%;
      @media (forced-colors: active) { forced-color-adjust: none; background: ButtonText; }
    }
    &[aria-pressed="true"]::before { mask-position: 100%; }
    @media (hover: hover) { opacity: 0; &[aria-pressed="true"] { opacity: 1; } }
  }
  &:is(:hover, :focus-within) > [aria-pressed] { opacity: 1; }
  &[inert] > :not(:first-child) { visibility: hidden; }
  > h3 {
    --lines: max(1.35, calc(${token("leading.body")} - 0.12));
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    min-block-size: calc(2em * var(--lines));
    overflow: clip;
    overflow-clip-margin: 2px;
    font-size: ${token("text.label")};
    font-weight: ${token("weight.strong")};
    line-height: var(--lines);
    &:last-child { grid-column: 1 / -1; }
  }
  > h3 + button {
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
  @container (max-width: 150px) { > h3, > h3 + button { grid-column: 1 / -1; } }
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
export function GameCard({
  name,
  image,
  badge,
  unavailable,
  favourite = false,
  onFavourite,
  onPlay,
  onDemo,
  eager,
}: GameCardProps): ReactNode {
  const { strings } = useUiKit();
  const id = useId();
  const isOff = unavailable !== undefined;
  return (
    <Base aria-labelledby={id}>
      <button
        type="button"
        aria-label={`${strings.play} ${name}`}
        aria-disabled={isOff || undefined}
        aria-describedby={isOff ? `${id}-why` : undefined}
        onClick={isOff ? undefined : onPlay}
      >
        <SmartImage src={image} alt="" width={300} height={400} eager={eager} />
      </button>
      {isOff || badge ? (
        <span data-part="corner" id={`${id}-why`}>
          {isOff ? (
            <Badge>{unavailable}</Badge>
          ) : (
            <Badge tone="accent">{badge === "hot" ? strings.hot : strings.fresh}</Badge>
          )}
        </span>
      ) : null}
      {onFavourite ? (
        <button
          type="button"
          aria-pressed={favourite}
          aria-label={`${favourite ? strings.removeFavourite : strings.addFavourite}: ${name}`}
          onClick={onFavourite}
        />
      ) : null}
      <h3 id={id}>{name}</h3>
      {onDemo && !isOff ? (
        <button type="button" aria-label={`${strings.demo}: ${name}`} onClick={onDemo}>
          {strings.demo}
        </button>
      ) : null}
    </Base>
  );
}

/** The place of a card that is still loading, exactly as large as the card: a line of the name more or less changes nothing. */
export function GameCardPlace(): ReactNode {
  const { strings } = useUiKit();
  return (
    <Base inert aria-hidden="true">
      <Skeleton shape="card" />
      <h3>{strings.play}</h3>
      <button type="button">{strings.demo}</button>
    </Base>
  );
}
