import { useLingui } from "@lingui/react/macro";
import type { StaffVendor } from "@marquee/contract/staff";
import { token } from "@marquee/design-tokens";
import { SelectField, TextField } from "@marquee/ui-kit";
import { useEffect, useEffectEvent, useState } from "react";
import { styled } from "styled-components";
import type { ListAddress } from "../../list/useListAddress.ts";
import { useGameTexts } from "../useGameTexts.ts";

const Base = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${token("space.8")};
  > * { flex: 1 1 140px; max-inline-size: 220px; }
`;

/** How long typing must rest before the list is asked, in milliseconds. */
const typingPause = 250;

function Search({ address }: { readonly address: ListAddress }) {
  const { t } = useLingui();
  const known = address.get("q");
  const [typed, setTyped] = useState(known);
  const filter = useEffectEvent((q: string): void => address.filter({ q }));
  useEffect(() => {
    if (typed.trim() === known) return;
    const timer = setTimeout(() => filter(typed.trim()), typingPause);
    return () => clearTimeout(timer);
  }, [typed, known]);
  return (
    <TextField
      type="search"
      label={t`Search games`}
      value={typed}
      maxLength={100}
      autoComplete="off"
      onChange={({ target }) => setTyped(target.value)}
    />
  );
}

/** Filters of the games; each takes effect as it is chosen or typed. */
export function GameFilters({
  address,
  vendors,
}: {
  readonly address: ListAddress;
  readonly vendors: readonly StaffVendor[];
}) {
  const { t } = useLingui();
  const { states, categories } = useGameTexts();
  const all = { value: "", label: t`All` };
  const own = new Set(vendors.map(({ category }) => category));
  const names = new Map(vendors.map(({ vendor, name }) => [vendor, name]));
  const fields = [
    {
      name: "category",
      label: t`Category`,
      options: Object.entries(categories)
        .filter(([value]) => [...own].some((category) => category === value))
        .map(([value, label]) => ({ value, label })),
    },
    { name: "vendor", label: t`Vendor`, options: [...names].map(([value, label]) => ({ value, label })) },
    { name: "state", label: t`State`, options: Object.entries(states).map(([value, label]) => ({ value, label })) },
    {
      name: "mark",
      label: t`Mark`,
      options: [
        { value: "hot", label: t`Hot` },
        { value: "new", label: t`New` },
      ],
    },
  ];
  return (
    <Base role="search" aria-label={t`Filters`}>
      <Search address={address} />
      {fields.map(({ name, label, options }) => (
        <SelectField
          key={name}
          label={label}
          value={address.get(name)}
          options={[all, ...options]}
          onChange={({ target }) => address.filter({ [name]: target.value })}
        />
      ))}
    </Base>
  );
}
