import { Fragment, type ReactNode, useState } from "react";

/** What a form over stored settings is made of. */
export interface Versions<Stored> {
  /** What it opened with, and what was saved by it since. */
  readonly opened: Stored;
  /** What is stored by now: of another version, where somebody else has changed it. */
  readonly current: Stored;
  readonly onSaved: (stored: Stored) => void;
}

/** A form that keeps what it opened with: a newer version that arrives takes nothing away that was typed. */
export function VersionedForm<Stored extends { readonly version: number }>({
  stored,
  children,
}: {
  readonly stored: Stored;
  readonly children: (versions: Versions<Stored>) => ReactNode;
}) {
  const [opened, setOpened] = useState(stored);
  return <Fragment key={opened.version}>{children({ opened, current: stored, onSaved: setOpened })}</Fragment>;
}
