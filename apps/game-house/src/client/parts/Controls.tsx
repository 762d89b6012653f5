import { token } from "@marquee/design-tokens";
import { useEffect, useRef } from "react";
import type { ReactElement } from "react";
import { styled } from "styled-components";
import type { Table } from "../model/Table.ts";
import { toStepped } from "../model/toObstacle.ts";
import type { Words } from "../texts/createWords.ts";
import { IconButton } from "./IconButton.tsx";
import { lowLandscape } from "./lowLandscape.ts";

const Panel = styled.section`
  grid-area: panel; display: grid; grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr); align-items: center; gap: ${token("space.12")};
  inline-size: min(100%, 62rem); margin-inline: auto; padding: ${token("space.8")} ${token("space.12")} max(${token("space.12")}, env(safe-area-inset-bottom));
  @media (max-width: 30rem) {
    grid-template-columns: minmax(0, 1fr) auto;
    & > :nth-child(1) { grid-column: 1 / -1; flex-wrap: nowrap; & > * { flex: 1 1 auto; } }
    & > :nth-child(3) { grid-column: 1; grid-row: 2; justify-content: flex-start; }
  }
  @media ${lowLandscape} {
    display: contents;
    & > :nth-child(1) { grid-area: money; flex-flow: column; align-items: stretch; justify-content: center; max-inline-size: 11rem; padding-inline-start: ${token("space.8")}; }
    & > :nth-child(2) { grid-area: spin; place-self: end center; }
    & > :nth-child(3) { grid-area: stake; align-self: end; justify-content: flex-start; max-inline-size: 11rem; padding-inline-start: ${token("space.8")}; }
  }
`;
const Group = styled.div<{ readonly $end?: boolean }>`
  display: flex; flex-wrap: wrap; align-items: center; gap: ${token("space.4")}; min-inline-size: 0;
  justify-content: ${({ $end = false }) => ($end ? "flex-end" : "flex-start")};
`;
const Box = styled.div`
  display: grid; gap: 1px; padding: ${token("space.4")} ${token("space.12")}; border-radius: ${token("radius.control")}; min-inline-size: 0;
  background: ${token("color.surface")}; border: 1px solid ${token("color.line")};
  & > span { font-size: ${token("text.caption")}; color: ${token("color.muted")}; }
  & > output, & > strong { font-size: ${token("text.body")}; font-weight: 700; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
  @media ${lowLandscape} { padding-block: 1px; & > output, & > strong { font-size: ${token("text.label")}; line-height: 1.2; } }
  @media (max-width: 30rem) { padding-inline: ${token("space.8")}; & > output, & > strong { font-size: ${token("text.small")}; } }
`;
const Stepper = styled(Box)`
  grid-template-columns: auto 1fr auto; align-items: center; padding-inline: ${token("space.2")};
  & > div { display: grid; text-align: center; min-inline-size: 2.6rem; }
  & > div > span { font-size: ${token("text.caption")}; color: ${token("color.muted")}; white-space: nowrap; }
  & > div > output { font-weight: 700; font-variant-numeric: tabular-nums; white-space: nowrap; }
  @media (max-width: 30rem) { padding-inline: 0; & > div > output { font-size: ${token("text.small")}; } }
`;
const Mark = styled.em`
  margin-inline-start: ${token("space.4")}; padding-inline: ${token("space.4")}; border-radius: ${token("radius.control")};
  background: ${token("color.accent")}; color: ${token("color.onAccent")}; font-style: normal; font-weight: 700; white-space: nowrap;
`;
const Spin = styled.button`
  inline-size: clamp(5.5rem, 20vmin, 8rem); block-size: clamp(5.5rem, 20vmin, 8rem); border: 0; border-radius: 50%; cursor: pointer;
  background: radial-gradient(circle at 35% 28%, ${token("color.primaryHover")}, ${token("color.primary")} 60%, ${token("color.primaryPressed")});
  color: ${token("color.onPrimary")}; font: 800 ${token("text.lead")} / 1.1 ${token("font.display")};
  box-shadow: inset 0 -0.35rem 0 ${token("color.scrim")}, 0 0 0 0.3rem ${token("color.raised")}, ${token("shadow.raised")};
  transition: transform ${token("motion.fast")};
  & svg { display: block; inline-size: 1.8rem; margin: 0 auto 0.1rem; fill: none; stroke: currentColor; stroke-width: 2.2; stroke-linecap: round; stroke-linejoin: round; }
  &:hover { transform: scale(1.03); }
  &:active { transform: scale(0.96); }
  &[aria-disabled="true"] { opacity: 0.5; cursor: default; transform: none; }
`;

type Props = {
  readonly table: Table;
  readonly words: Words;
  /** Something stands in the way of a press; the line with `lineId` says what. */
  readonly isStuck: boolean;
  readonly lineId: string;
  readonly onPress: () => void;
  readonly onStake: (by: 1 | -1) => void;
};

/** Balance, stake, win and the one big button. */
export function Controls({ table, words, isStuck, lineId, onPress, onStake }: Props): ReactElement {
  const { state, round, isBusy, isPaused, stake, problem } = table;
  const stakes = state?.stakes ?? [];
  const isOpenRound = round?.next !== undefined;
  const label = round?.next === "free" ? "freeSpin" : round?.next === "respin" ? "respin" : "spin";
  const canPress = !isBusy && !isPaused && !isStuck && !problem && round?.next !== "pick";
  const canStep = !isBusy && !isOpenRound && !problem;
  const next = stakes[stakes.indexOf(stake) + 1];
  const why = toStepped(table, 1)?.message;
  const reason = why && words.t(why.key, { amount: words.money(why.amount ?? "") });
  const spin = useRef<HTMLButtonElement>(null);
  // Keys play at once; the host gives the focus to the frame when the game is ready.
  useEffect(() => spin.current?.focus({ preventScroll: true }), []);
  return (
    <Panel>
      <Group>
        <Box>
          <span>
            {words.t("balance")}
            {state?.mode === "DEMO" && <Mark>{words.t("demo")}</Mark>}
          </span>
          <strong>{table.balance === undefined ? "…" : words.money(table.balance)}</strong>
        </Box>
        <Box>
          <span>{words.t("win")}</span>
          <strong>{words.amount(table.win)}</strong>
        </Box>
      </Group>
      {/* Not `disabled`: the focus of whoever plays by keyboard must stay on it. */}
      <Spin
        ref={spin}
        type="button"
        aria-disabled={!canPress}
        aria-describedby={isStuck ? lineId : undefined}
        onClick={onPress}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M19 8a8 8 0 0 0-14.500 1.500M4 4v5.500h5.500M5 16a8 8 0 0 0 14.500-1.500M20 20v-5.500h-5.500" />
        </svg>
        {words.t(label)}
      </Spin>
      <Group $end>
        <Stepper role="group" aria-label={words.t("stake")}>
          <IconButton
            icon="less"
            label={words.t("stakeLess")}
            disabled={!canStep || stake === stakes[0]}
            onPress={() => onStake(-1)}
          />
          <div>
            <span>{words.t("stake")}</span>
            <output>{words.amount(stake)}</output>
          </div>
          <IconButton
            icon="more"
            label={words.t("stakeMore")}
            disabled={!canStep || next === undefined}
            reason={reason}
            onPress={() => onStake(1)}
          />
        </Stepper>
      </Group>
    </Panel>
  );
}
