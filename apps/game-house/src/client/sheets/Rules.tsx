import { token } from "@marquee/design-tokens";
import type { ReactElement } from "react";
import { styled } from "styled-components";
import type { Game } from "../../maths/toGame.ts";
import type { SymbolId } from "../../maths/Outcome.ts";
import type { Pays } from "../../maths/SlotModel.ts";
import { SymbolPicture } from "../symbols/SymbolPicture.tsx";
import type { Words } from "../texts/createWords.ts";
import { toBands } from "./toBands.ts";
import { toRules } from "./toRules.ts";

const Lead = styled.p`
  margin: 0 0 ${token("space.4")}; font-weight: 700; font-size: ${token("text.lead")};
`;
const Heading = styled.h3`
  margin: ${token("space.20")} 0 ${token("space.8")}; font: 700 ${token("text.lead")} / 1.3 ${token("font.display")};
`;
const Pairs = styled.ul`
  display: grid; grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr)); gap: ${token("space.8")}; margin: 0; padding: 0; list-style: none;
  & > li { display: grid; grid-template-columns: 3.25rem 1fr; gap: ${token("space.8")}; align-items: center; padding: ${token("space.8")}; border-radius: ${token("radius.control")}; background: ${token("color.raised")}; }
  & > li > svg { block-size: 3.25rem; }
  & strong { display: block; font-size: ${token("text.small")}; }
  & span { display: flex; justify-content: space-between; gap: ${token("space.8")}; font-size: ${token("text.label")}; color: ${token("color.muted")}; font-variant-numeric: tabular-nums; }
`;
const Wide = styled(Pairs)`
  grid-template-columns: 1fr;
`;
const Grid = styled.ul`
  display: grid; grid-template-columns: repeat(auto-fill, minmax(3.6rem, 1fr)); gap: ${token("space.8")}; margin: 0; padding: 0; list-style: none; text-align: center; font-size: ${token("text.caption")};
  & svg { inline-size: 100%; background: ${token("color.art")}; border-radius: 4px; }
`;

type Props = {
  readonly game: Game;
  readonly words: Words;
  readonly maxWin: string | undefined;
  readonly toAmount: (points: number) => string;
};

/** Everything a player may want to know before a stake: return, pays at the chosen stake, features. */
export function Rules({ game, words, maxWin, toAmount }: Props): ReactElement {
  const { model } = game;
  const { t } = words;
  const special = toRules(model, words);
  return (
    <>
      <Lead>{t("rtp", { rtp: words.percent(model.rtp) })}</Lead>
      <p>{t("hitRate", { rate: words.percent(model.hitRate), rtp: words.percent(model.rtp) })}</p>
      <p>{special.how}</p>
      {special.symbols.length > 0 && (
        <Wide>
          {special.symbols.map(([symbol, text]) => (
            <li key={symbol}>
              <SymbolPicture id={symbol} />
              <div>
                <strong>{words.symbol(symbol)}</strong>
                {text}
              </div>
            </li>
          ))}
        </Wide>
      )}
      {special.texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <Heading>{t("paytable")}</Heading>
      <Pairs>
        {listPays(model.paytable).map(([symbol, pays]) => (
          <li key={symbol}>
            <SymbolPicture id={symbol} />
            <div>
              <strong>{words.symbol(symbol)}</strong>
              {toBands(pays).map(({ counts, pay }) => (
                <span key={counts}>
                  <span>{t("count", { count: counts })}</span>
                  <span>{toAmount(pay)}</span>
                </span>
              ))}
            </div>
          </li>
        ))}
      </Pairs>
      {model.lines.length > 0 && <Heading>{t("lines")}</Heading>}
      <Grid>
        {model.lines.map((rows, line) => (
          <li key={rows.join()}>
            <svg
              viewBox={`0 0 ${model.reels * 2} ${model.rows * 2}`}
              aria-label={t("line", { line: line + 1 })}
              role="img"
            >
              <polyline
                points={rows.map((row, reel) => `${reel * 2 + 1},${row * 2 + 1}`).join(" ")}
                fill="none"
                stroke={token("color.accent")}
                strokeWidth={0.6}
              />
            </svg>
            {line + 1}
          </li>
        ))}
      </Grid>
      <p>{t("howWin", { currency: words.currency })}</p>
      {maxWin !== undefined && <p>{t("howMaxWin", { amount: words.money(maxWin) })}</p>}
      <p>{t("howInterrupted")}</p>
      <p>{t("versions", { game: game.version, version: model.version })}</p>
    </>
  );
}

function listPays(paytable: Game["model"]["paytable"]): (readonly [SymbolId, Pays])[] {
  const order: readonly SymbolId[] = ["W", "A", "B", "C", "D", "a", "b", "c", "d", "S"];
  return order.flatMap((symbol) => {
    const pays = paytable[symbol];
    return pays ? [[symbol, pays] as const] : [];
  });
}
