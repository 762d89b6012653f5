import { from, token } from "@marquee/design-tokens";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { plate } from "../../styles/plate.ts";
import { Badge } from "../Badge/Badge.tsx";
import { HotIcon } from "../Icon/icons.ts";
import { SmartImage } from "../SmartImage/SmartImage.tsx";
import { useUiKit } from "../UiKitProvider/UiKitProvider.tsx";

const Base = styled.button`
  ${plate}
  --cut: ${token("chip.notch")};
  --plate: ${token("color.surface")};
  display: inline-flex;
  align-items: center;
  gap: ${token("space.8")};
  flex: none;
  min-block-size: ${token("chip.height")};
  padding-block: ${token("space.4")};
  padding-inline: ${token("space.8")} ${token("space.16")};
  border: 0;
  border-radius: ${token("chip.radius")};
  background: none;
  color: ${token("color.text")};
  font-size: ${token("text.small")};
  white-space: nowrap;
  cursor: pointer;
  &::before { box-shadow: inset 0 0 0 ${token("chip.border")} ${token("color.line")}; }
  &:hover { --plate: ${token("color.raised")}; }
  &[aria-pressed="true"] { --plate: ${token("color.primary")}; color: ${token("color.onPrimary")}; font-weight: ${token("weight.strong")}; }
  &:not(:has(> span)) { padding-inline: ${token("space.16")}; }
  > span:first-child { inline-size: 28px; block-size: 28px; flex: none; background: none; font-size: 20px; }
  /* A desk's row does not scroll: a name wider than it breaks. */
  @media ${from("desktop")} { max-inline-size: 100%; white-space: normal; overflow-wrap: anywhere; }
`;

/** The props of {@link VendorChip}. */
export interface VendorChipProps {
  /** The vendor's name, or "All". */
  readonly name: string;
  /** The vendor's icon. */
  readonly image?: string | undefined;
  /** Marks a vendor that many play now. */
  readonly hot?: boolean | undefined;
  /** A word about it, such as that it is new or in maintenance. */
  readonly note?: string | undefined;
  /** The list below shows this vendor's games only. */
  readonly selected: boolean;
  /** Chooses it. */
  readonly onSelect: () => void;
}

/** One vendor in the row that filters a lobby. */
export function VendorChip({ name, image, hot = false, note, selected, onSelect }: VendorChipProps): ReactNode {
  const { strings } = useUiKit();
  return (
    <Base type="button" aria-pressed={selected} onClick={onSelect}>
      {image === undefined ? null : <SmartImage src={image} alt="" width={28} height={28} />}
      {name}
      {note === undefined ? null : <Badge>{note}</Badge>}
      {hot ? <HotIcon size={16} strokeWidth={2} role="img" aria-label={strings.hot} /> : null}
    </Base>
  );
}
