import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { token } from "@marquee/design-tokens";
import { styled } from "styled-components";

const Select = styled.select`
  flex: none;
  inline-size: 9rem;
  max-inline-size: 100%;
  min-block-size: ${token("layout.tap")};
  padding-inline: ${token("space.12")};
  border: 1px solid ${token("color.border")};
  border-radius: ${token("radius.control")};
  background: ${token("color.surface")};
  color: ${token("color.text")};
  cursor: pointer;
  &:disabled { opacity: 1; }
`;

type Props = {
  /** Undefined while they are loading. */
  readonly classes: readonly string[] | undefined;
  /** Empty for all. */
  readonly selected: string;
  readonly onSelect: (classify: string) => void;
};

/** The kinds of the house's models; a kind that another provider brings goes by its own name. */
const names: Readonly<Record<string, MessageDescriptor>> = {
  CLASSIC: msg`Classic slots`,
  VIDEO: msg`Video slots`,
  WAYS: msg`Ways to win`,
  CASCADE: msg`Cascading reels`,
  HOLD: msg`Hold and respin`,
};

/** The classes of a category's games (GM-06): its place is held while they load; nothing where there is no choice. */
export function ClassFilter({ classes, selected, onSelect }: Props) {
  const { t } = useLingui();
  if (classes && classes.length < 2) return null;
  return (
    <Select
      aria-label={t`Game types`}
      value={selected}
      disabled={!classes}
      onChange={(event) => onSelect(event.target.value)}
    >
      <option value="">{t`All types`}</option>
      {classes?.map((classify) => (
        <option key={classify} value={classify}>
          {names[classify] ? t(names[classify]) : classify}
        </option>
      ))}
    </Select>
  );
}
