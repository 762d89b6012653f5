import { Trans } from "@lingui/react/macro";
import { token } from "@marquee/design-tokens";
import { Button } from "@marquee/ui-kit";
import { type ReactNode, useId, useState } from "react";
import { styled } from "styled-components";
import { ZoneNote } from "../frame/ZoneNote.tsx";
import type { ListAddress } from "./useListAddress.ts";

const Base = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${token("space.8")};
  > :not(button, p, [data-more]), > [data-more] > :not(p) { flex: 1 1 110px; max-inline-size: 220px; }
  > :has(> input[type="search"]), > :has(> * > input[type="search"]) { flex-basis: 195px; max-inline-size: 300px; }
  > p, > [data-more] > p { flex: 1 1 100%; max-inline-size: none; }
  > [data-more] {
    display: flex;
    flex: 1 1 100%;
    flex-wrap: wrap;
    align-items: end;
    gap: ${token("space.8")};
    &[hidden] { display: none; }
  }
`;

/** Fields that are shown when they are asked for, and while one of them narrows the list. */
export interface MoreFields {
  readonly names: readonly string[];
  readonly fields: ReactNode;
}

/** The filters of a list: plain fields that go into the address when they are applied. */
export function FilterForm({
  label,
  names,
  address,
  children,
  more,
}: {
  readonly label: string;
  /** The names of all fields, which are those of the address. */
  readonly names: readonly string[];
  readonly address: ListAddress;
  readonly children: ReactNode;
  readonly more?: MoreFields;
}) {
  const id = useId();
  const [isAsked, setIsAsked] = useState(false);
  const isShown = isAsked || more?.names.some((name) => address.get(name) !== "") === true;
  const key = names.map((name) => address.get(name)).join("\n");
  const [sent, setSent] = useState<string>();
  const [shown, setShown] = useState({ key, count: 0 });
  if (shown.key !== key) {
    // Who types on while what he has sent takes effect keeps that.
    setShown({ key, count: sent === key ? shown.count : shown.count + 1 });
    setSent(undefined);
  }
  return (
    <Base
      // Fields show what the address says, also after Back.
      key={shown.count}
      role="search"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        const values = names.map((name) => String(data.get(name) ?? "").trim());
        setSent(values.join("\n"));
        address.filter(Object.fromEntries(names.map((name, place) => [name, values[place] ?? ""])));
      }}
    >
      {children}
      <Button type="submit" look="primary">
        <Trans>Filter</Trans>
      </Button>
      {key.trim() === "" ? null : (
        <Button look="quiet" onClick={() => address.filter(Object.fromEntries(names.map((name) => [name, ""])))}>
          <Trans>Clear</Trans>
        </Button>
      )}
      {names.includes("from") && more?.names.includes("from") !== true && <ZoneNote />}
      {more === undefined ? null : (
        <>
          {isShown ? null : (
            <Button look="quiet" aria-expanded="false" aria-controls={id} onClick={() => setIsAsked(true)}>
              <Trans>More filters</Trans>
            </Button>
          )}
          <div id={id} data-more hidden={!isShown}>
            {more.fields}
            {more.names.includes("from") && <ZoneNote />}
          </div>
        </>
      )}
    </Base>
  );
}
