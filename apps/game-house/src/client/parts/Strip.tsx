import { token } from "@marquee/design-tokens";
import { useEffect, useState } from "react";
import type { ReactElement } from "react";
import { styled } from "styled-components";
import { lowLandscape } from "./lowLandscape.ts";
import type { Words } from "../texts/createWords.ts";

const Row = styled.dl`
  grid-area: strip; display: flex; justify-content: center; flex-wrap: wrap; gap: ${token("space.4")} ${token("space.20")}; margin: 0;
  padding: ${token("space.4")} ${token("space.12")}; background: ${token("color.art")}; color: ${token("color.muted")};
  font-size: ${token("text.label")}; font-variant-numeric: tabular-nums;
  & div { display: flex; gap: ${token("space.4")}; }
  & dd { margin: 0; color: ${token("color.text")}; font-weight: 600; }
  [data-bar="site"] > & {
    align-content: center;
    @media (max-width: 30rem) { flex-flow: column; justify-content: center; gap: 0; & div { flex-wrap: wrap; column-gap: ${token("space.4")}; } }
    @media ${lowLandscape} { flex-flow: column; justify-content: center; gap: 0; padding: 0 ${token("space.8")}; background: none; & div { flex-wrap: wrap; column-gap: ${token("space.4")}; } max-inline-size: 11rem; }
  }
`;

type Props = {
  readonly openedAt: number;
  readonly serverTime: number;
  readonly net: string;
  readonly words: Words;
};

/** Net position and elapsed time, always in view. Time counts by the server's clock from the opening. */
export function Strip({ openedAt, serverTime, net, words }: Props): ReactElement {
  const [elapsed, setElapsed] = useState(serverTime - openedAt);
  useEffect(() => {
    const base = performance.now() - (serverTime - openedAt);
    const timer = setInterval(() => setElapsed(performance.now() - base), 1_000);
    return () => clearInterval(timer);
  }, [openedAt, serverTime]);
  const sign = net.startsWith("-") || /^0(\.0+)?$/.test(net) ? "" : "+";
  return (
    <Row>
      <div>
        <dt>{words.t("net")}</dt>
        <dd>{sign + words.money(net)}</dd>
      </div>
      <div>
        <dt>{words.t("time")}</dt>
        <dd>{toClock(elapsed)}</dd>
      </div>
    </Row>
  );
}

/** Hours, minutes and seconds of a span in milliseconds: 3,723,000 is 1:02:03. */
export function toClock(span: number): string {
  const seconds = Math.max(0, Math.floor(span / 1_000));
  const two = (part: number): string => String(part % 60).padStart(2, "0");
  return `${Math.floor(seconds / 3_600)}:${two(Math.floor(seconds / 60))}:${two(seconds)}`;
}
