import { Fragment, type ReactNode, useState } from "react";

/** What a form over stored settings is made of. */
export interface Versions<Stored> {
  /** What it opened with, and what was saved by it since. */
  readonly opened: Stored;
  /** What is stored by now: of another version, where somebody else has changed it. */
  readonly current: Stored;
  readonly onSaved: (stored: Stored) => void;
}

/**
 * A form that keeps what it opened with: a newer version that arrives takes nothing away that was typed. Each save begins it anew with
 * what is stored then, also where the change only waits for a second person. Until the gateway was asked again, `stored` is older than
 * what was saved: that is not taken for somebody else's change.
 */
export function VersionedForm<Stored extends { readonly version: number }>({
  stored,
  children,
}: {
  readonly stored: Stored;
  readonly children: (versions: Versions<Stored>) => ReactNode;
}) {
  const [{ opened, saves }, setForm] = useState({ opened: stored, saves: 0 });
  const current = stored.version < opened.version ? opened : stored;
  const onSaved = (saved: Stored): void => setForm({ opened: saved, saves: saves + 1 });
  return <Fragment key={saves}>{children({ opened, current, onSaved })}</Fragment>;
}
