import { Trans } from "@lingui/react/macro";
import { useIsOn, WriteToUs } from "@marquee/runtime";
import { SwitchLine } from "../SwitchLine/SwitchLine.tsx";

/** The way to a person, for who cannot log in (CS-04); nothing where it is off. `onLeave` closes what it stands in. */
export function CannotLogIn({ onLeave }: { readonly onLeave?: () => void }) {
  if (!useIsOn("TICKET3")) return null;
  return (
    <SwitchLine>
      <Trans>Cannot log in?</Trans>
      <WriteToUs {...(onLeave && { onLeave })} />
    </SwitchLine>
  );
}
