import { token } from "@marquee/design-tokens";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { CloseIcon } from "../Icon/icons.ts";

const Base = styled.span`
  display: inline-flex;
  align-items: center;
  max-inline-size: 100%;
  min-block-size: 32px;
  padding-inline: ${token("space.12")};
  border: ${token("chip.border")} solid ${token("color.line")};
  border-radius: ${token("chip.radius")};
  background: ${token("color.raised")};
  color: ${token("color.text")};
  font-size: ${token("text.label")};
  &[data-tone="primary"] { border-color: transparent; background: ${token("color.primarySoft")}; }
  &:has(> button) { padding-inline-end: 0; }
  > span { min-inline-size: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  > button {
    display: grid;
    place-items: center;
    flex: none;
    inline-size: 32px;
    block-size: 30px;
    padding: 0;
    border: 0;
    border-radius: inherit;
    background: none;
    color: ${token("color.muted")};
    cursor: pointer;
    &:hover { background: ${token("color.hover")}; color: ${token("color.text")}; }
    @media (pointer: coarse) { inline-size: ${token("chip.height")}; block-size: ${token("chip.height")}; }
  }
`;

/** A word that stands for a choice in force, e.g. a filter; where it can be taken back it has a cross. */
export function Tag({
  children,
  tone = "neutral",
  remove,
}: {
  /** A few words; too many are cut with an ellipsis. */
  readonly children: string;
  /** Its colour's meaning. */
  readonly tone?: "neutral" | "primary" | undefined;
  /** Takes the choice back; `label` names the cross, e.g. "Remove Slots". */
  readonly remove?: { readonly label: string; readonly onPress: () => void } | undefined;
}): ReactNode {
  return (
    <Base data-tone={tone}>
      <span title={children}>{children}</span>
      {remove ? (
        <button type="button" aria-label={remove.label} onClick={remove.onPress}>
          <CloseIcon size={14} aria-hidden="true" />
        </button>
      ) : null}
    </Base>
  );
}
