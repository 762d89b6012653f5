import { useLingui } from "@lingui/react/macro";
import { toImageUrl } from "@marquee/api-client";
import type { VendorCard } from "@marquee/contract";
import { useStatusQuery } from "@marquee/runtime";
import { VendorChip, VendorRow } from "@marquee/ui-kit";

type Props = {
  readonly vendors: readonly VendorCard[];
  /** The chosen vendor's code; empty for all. */
  readonly selected: string;
  readonly onSelect: (vassalage: string) => void;
};

/** The vendors of a category, "All" first, hot ones marked (GM-01, GM-09). */
export function VendorFilter({ vendors, selected, onSelect }: Props) {
  const { t } = useLingui();
  const hosts = useStatusQuery().data?.info.imageCDNs ?? [];
  return (
    <VendorRow aria-label={t`Providers`}>
      <VendorChip name={t`All`} selected={selected === ""} onSelect={() => onSelect("")} />
      {vendors.map(({ vassalage, name, icon, isHot, isNew, maintenance }) => (
        <VendorChip
          key={vassalage}
          name={name}
          image={toImageUrl(icon, hosts)}
          hot={isHot === 1}
          note={maintenance ? t`Under maintenance` : isNew ? t`New` : undefined}
          selected={selected === vassalage}
          onSelect={() => onSelect(vassalage)}
        />
      ))}
    </VendorRow>
  );
}
