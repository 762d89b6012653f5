import { Trans } from "@lingui/react/macro";
import { token } from "@marquee/design-tokens";
import { Button } from "@marquee/ui-kit";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { ListAddress } from "./useListAddress.ts";

const Base = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${token("space.8")};
  > :not(button) { flex: 1 1 140px; max-inline-size: 220px; }
  > :has(> input[type="search"]), > :has(> * > input[type="search"]) { flex-basis: 220px; max-inline-size: 300px; }
`;

/** The filters of a list: plain fields that go into the address when they are applied. */
export function FilterForm({
  label,
  names,
  address,
  children,
}: {
  readonly label: string;
  /** The fields' names, which are those of the address. */
  readonly names: readonly string[];
  readonly address: ListAddress;
  readonly children: ReactNode;
}) {
  const key = names.map((name) => address.get(name)).join("\n");
  return (
    <Base
      // Fields show what the address says, also after Back.
      key={key}
      role="search"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        address.filter(Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? "").trim()])));
      }}
    >
      {children}
      <Button type="submit" size="small" look="primary">
        <Trans>Filter</Trans>
      </Button>
      {key.trim() === "" ? null : (
        <Button
          size="small"
          look="quiet"
          onClick={() => address.filter(Object.fromEntries(names.map((name) => [name, ""])))}
        >
          <Trans>Clear</Trans>
        </Button>
      )}
    </Base>
  );
}
