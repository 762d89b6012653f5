import { token } from "@marquee/design-tokens";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { Platform } from "../../model/useDownloads.ts";

/** What a step does. */
export type Step = "scan" | "menu" | "add" | "confirm";

const Picture = styled.svg`
  inline-size: 100%;
  max-inline-size: 200px;
  block-size: auto;
  border-radius: ${token("radius.card")};
  background: ${token("color.raised")};
  fill: none;
  stroke: ${token("color.muted")};
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;
  /* The phone and what lies over its page. */
  .body { fill: ${token("color.bg")}; }
  .sheet { fill: ${token("color.surface")}; }
  /* Lines of a page. */
  .faint { stroke: ${token("color.line")}; }
  .ink { fill: ${token("color.muted")}; stroke: none; }
  /* What the step presses. */
  .mark { stroke: ${token("color.primary")}; stroke-width: 2.5; }
  .press { fill: ${token("color.primary")}; stroke: none; }
  .onPress { stroke: ${token("color.onPrimary")}; stroke-width: 2.5; }
`;

const page = <path className="faint" d="M64 34h32M64 44h24M64 54h30M64 64h20" />;
const plus = (x: number, y: number): ReactNode => (
  <path className="onPress" d={`M${x - 5} ${y - 5}h10v10h-10zM${x} ${y - 2}v4M${x - 2} ${y}h4`} />
);

const scan = (
  <>
    <path className="mark" d="M64 44v-8h8M88 36h8v8M96 68v8h-8M72 76h-8v-8" />
    <path
      className="ink"
      d="M70 42h8v8h-8zM82 42h8v8h-8zM70 54h8v8h-8zM82 54h4v4h-4zM86 58h4v4h-4zM70 66h4v4h-4zM78 66h4v4h-4zM86 66h4v4h-4z"
    />
    <path className="mark" d="M60 56h40" />
  </>
);

const pictures: Readonly<Record<Platform, Readonly<Record<Step, ReactNode>>>> = {
  android: {
    scan,
    menu: (
      <>
        <path d="M58 26h44" />
        {page}
        <circle className="press" cx="96" cy="19" r="9" />
        <path className="onPress" d="M96 15v.01M96 19v.01M96 23v.01" />
      </>
    ),
    add: (
      <>
        {page}
        <rect className="sheet" x="66" y="14" width="46" height="58" rx="4" />
        <path className="faint" d="M72 24h26M72 34h20M72 62h24" />
        <rect className="press" x="66" y="40" width="46" height="16" rx="2" />
        {plus(76, 48)}
        <path className="onPress" d="M87 48h18" />
      </>
    ),
    confirm: (
      <>
        {page}
        <rect className="sheet" x="48" y="42" width="64" height="44" rx="5" />
        <rect className="mark" x="55" y="49" width="12" height="12" rx="3" />
        <path d="M73 52h28M73 58h18" />
        <rect className="press" x="80" y="68" width="26" height="13" rx="6.5" />
        <path className="onPress" d="m88 74 3 3 6-6" />
      </>
    ),
  },
  ios: {
    scan,
    menu: (
      <>
        {page}
        <path d="M58 88h44" />
        <circle className="press" cx="80" cy="98" r="10" />
        <path className="onPress" d="M76.500 97h-1v6h9v-6h-1M80 100v-8M77.500 94l2.500-2.500 2.500 2.500" />
        <path className="faint" d="M63 98h5M92 98h5" />
      </>
    ),
    add: (
      <>
        {page}
        <rect className="sheet" x="54" y="46" width="52" height="64" rx="5" />
        <path className="faint" d="M61 56h26M61 66h20M61 98h24" />
        <rect className="press" x="54" y="74" width="52" height="16" />
        {plus(66, 82)}
        <path className="onPress" d="M77 82h20" />
      </>
    ),
    confirm: (
      <>
        <rect className="press" x="82" y="13" width="21" height="13" rx="6.5" />
        <path className="onPress" d="m88 19.500 3 3 6-6" />
        <path d="M58 32h44" />
        <rect className="mark" x="61" y="41" width="14" height="14" rx="3.500" />
        <path d="M81 45h17M81 52h11" />
        <path className="faint" d="M61 66h38M61 76h30" />
      </>
    ),
  },
};

/** A phone that shows what one step does; the step's text says it in words (DL-02). */
export function StepPicture({ platform, step }: { readonly platform: Platform; readonly step: Step }) {
  return (
    <Picture viewBox="0 0 160 120" width="160" height="120" aria-hidden="true" data-step={`${platform} ${step}`}>
      <rect className="body" x="52" y="6" width="56" height="108" rx="9" />
      {pictures[platform][step]}
    </Picture>
  );
}
