import { useLingui } from "@lingui/react/macro";
import { VendorChip, VendorRow } from "@marquee/ui-kit";

type Props = {
  readonly classes: readonly string[];
  /** Empty for all. */
  readonly selected: string;
  readonly onSelect: (classify: string) => void;
};

/** The classes of a category's games (GM-06); nothing where there is no choice. */
export function ClassFilter({ classes, selected, onSelect }: Props) {
  const { t } = useLingui();
  if (classes.length < 2) return null;
  return (
    <VendorRow aria-label={t`Kinds of games`}>
      <VendorChip name={t`All kinds`} selected={selected === ""} onSelect={() => onSelect("")} />
      {classes.map((name) => (
        <VendorChip key={name} name={name} selected={selected === name} onSelect={() => onSelect(name)} />
      ))}
    </VendorRow>
  );
}
