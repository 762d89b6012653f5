import { useLingui } from "@lingui/react/macro";
import { ConfirmDialog } from "@marquee/ui-kit";
import { createContext, type ReactNode, useEffect, useRef, useState } from "react";
import { type Location, useBlocker } from "react-router";
import { openName } from "../list/useListAddress.ts";

/** Keeps account of the forms in which something was typed and not sent; each by a key of its own. */
export type TellUnsaved = (form: symbol, isUnsaved: boolean) => void;

/** Tells the page around a form; `LeaveGuard` does. */
export const PageUnsavedContext = createContext<TellUnsaved | null>(null);

/** What of an address decides which forms are on the page. */
const toShown = ({ pathname, search }: Location): string =>
  `${pathname} ${new URLSearchParams(search).get(openName) ?? ""}`;

/** Asks before a page is left in one of whose forms something was typed and not sent: one question for all of them. */
export function UnsavedGuard({ children }: { readonly children: ReactNode }) {
  const { t } = useLingui();
  const forms = useRef(new Set<symbol>());
  const [tell] = useState((): TellUnsaved => (form, isUnsaved) => {
    if (isUnsaved) forms.current.add(form);
    else forms.current.delete(form);
  });
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => forms.current.size > 0 && toShown(currentLocation) !== toShown(nextLocation),
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => {
      if (forms.current.size > 0) event.preventDefault();
    };
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, []);
  return (
    <PageUnsavedContext value={tell}>
      {children}
      <ConfirmDialog
        title={t`Leave without saving?`}
        open={blocker.state === "blocked"}
        confirm={t`Leave the page`}
        danger
        onConfirm={() => blocker.proceed?.()}
        onClose={() => blocker.reset?.()}
      >
        {t`What you typed on this page was not saved.`}
      </ConfirmDialog>
    </PageUnsavedContext>
  );
}
