import { token } from "@marquee/design-tokens";
import type { ReactElement } from "react";
import { styled } from "styled-components";
import type { RoundView } from "../../api/GameApi.ts";
import { lowLandscape } from "./lowLandscape.ts";
import { SymbolPicture } from "../symbols/SymbolPicture.tsx";
import type { Words } from "../texts/createWords.ts";

const Cover = styled.div`
  position: absolute; inset: 0; z-index: ${token("z.sticky")}; display: grid; place-content: center; gap: ${token("space.16")};
  padding: ${token("space.12")}; border-radius: inherit; background: ${token("color.scrim")}; text-align: center;
  @media ${lowLandscape} { inset-inline: -2.5rem; gap: ${token("space.4")}; padding: ${token("space.4")}; }
`;
const Row = styled.div`
  display: flex; flex-wrap: wrap; justify-content: center; gap: ${token("space.8")};
`;
const Choice = styled.button`
  inline-size: clamp(52px, min(24cqmin, 17cqi), 260px); padding: ${token("space.8")}; border: 2px solid ${token("color.border")};
  border-radius: ${token("radius.card")}; background: ${token("color.surface")}; cursor: pointer;
  transition: transform ${token("motion.normal")}; font-weight: 700; font-variant-numeric: tabular-nums;
  &:hover:enabled { transform: translateY(-6px); border-color: ${token("color.primary")}; }
  &:disabled { cursor: default; opacity: 0.55; color: inherit; }
  &[aria-pressed="true"] { opacity: 1; border-color: ${token("color.primary")}; }
  & svg { inline-size: 100%; block-size: auto; aspect-ratio: 1; }
  @media ${lowLandscape} { inline-size: auto; min-inline-size: 52px; padding: ${token("space.2")} ${token("space.4")}; font-size: ${token("text.caption")}; line-height: 1.2; & svg { inline-size: 32px; } }
`;
const Title = styled.p`
  margin: 0; font: 800 ${token("text.title")} / 1.2 ${token("font.display")};
  @media ${lowLandscape} { font-size: ${token("text.label")}; white-space: nowrap; }
`;

type Props = {
  readonly round: RoundView;
  readonly choices: number;
  readonly isBusy: boolean;
  readonly words: Words;
  /** What so many points are worth at the round's stake, as a decimal text. */
  readonly toWorth: (points: number) => string;
  readonly onPick: (choice: number) => void;
};

/** Hidden prizes over the reels; after the choice all of them are shown. */
export function PickTable({ round, choices, isBusy, words, toWorth, onPick }: Props): ReactElement {
  const last = round.stages.at(-1);
  const picked = last?.kind === "pick" ? last : undefined;
  return (
    <Cover role="group" aria-label={words.t("pickTitle")}>
      <Title>
        {picked
          ? words.t("pickResult", { amount: words.money(toWorth(picked.prizes[picked.picked] ?? 0)) })
          : words.t("pickTitle")}
      </Title>
      <Row>
        {Array.from({ length: choices }, (_, index) => (
          <Choice
            key={index}
            type="button"
            aria-label={words.t("pickChoice", { choice: index + 1 })}
            aria-pressed={picked?.picked === index}
            disabled={isBusy || picked !== undefined}
            onClick={() => onPick(index)}
          >
            <SymbolPicture id="S" />
            {picked && words.amount(toWorth(picked.prizes[index] ?? 0))}
          </Choice>
        ))}
      </Row>
    </Cover>
  );
}
