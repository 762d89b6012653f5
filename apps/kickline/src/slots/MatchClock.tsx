import { Plural, useLingui } from "@lingui/react/macro";
import { token } from "@marquee/design-tokens";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { useMatchTime } from "./useMatchTime.ts";

const Board = styled.span`
  flex: none;
  padding: ${token("space.4")} ${token("space.8")};
  border: 1px solid ${token("color.line")};
  border-radius: ${token("radius.control")};
  background: ${token("color.raised")};
  color: ${token("color.text")};
  font-family: ${token("font.display")};
  font-size: ${token("text.small")};
  font-variant-numeric: tabular-nums;
  line-height: 1.25;
  &[data-rest="true"] { border-color: ${token("color.warning")}; color: ${token("color.warning")}; }
  /* On a phone the header only has room for the balance; the section on the home page shows the same time. */
  @media (max-width: 639px) { display: none; }
  @media (max-width: 1023px) { [data-part="half"] { display: none; } }
`;

/** The duration of this visit, as on a scoreboard. */
export function MatchClock() {
  const { t } = useLingui();
  const { part, minute } = useMatchTime();
  const isRest = part === "halfTime" || part === "fullTime";
  const words = {
    firstHalf: t`First half, minute ${minute} of your visit`,
    halfTime: t`Half-time of your visit`,
    secondHalf: t`Second half, minute ${minute} of your visit`,
    fullTime: t`Full time of your visit`,
  };
  const minutes = <Plural value={minute} one="# minute" other="# minutes" />;
  const short = {
    firstHalf: <HalfMinutes half={t`First half`} minutes={minutes} />,
    halfTime: t`Half-time`,
    secondHalf: <HalfMinutes half={t`Second half`} minutes={minutes} />,
    fullTime: t`Full time`,
  };
  return (
    <Board role="img" aria-label={words[part]} data-rest={isRest || undefined}>
      {short[part]}
    </Board>
  );
}

/** "First half · 3 minutes"; the minutes alone where the header is narrow. */
function HalfMinutes({ half, minutes }: { readonly half: string; readonly minutes: ReactNode }) {
  return (
    <>
      <span data-part="half">{half} · </span>
      {minutes}
    </>
  );
}
