import { useLingui } from "@lingui/react/macro";
import { IconButton, MessageIcon } from "@marquee/ui-kit";
import { useKeptPresence, usePresence } from "./usePresence.ts";

/** The switch in the bar by which somebody of staff is there for live chats, whatever page is open. */
export function PresenceButton() {
  const { t } = useLingui();
  const { isThere, change, error } = usePresence();
  useKeptPresence();
  const isSilent = isThere && error !== undefined;
  return (
    <IconButton
      label={isSilent ? t`Live chats cannot be reached. It is tried again.` : t`I am there for live chats`}
      aria-pressed={isThere}
      onClick={() => change(!isThere)}
    >
      <MessageIcon size={18} />
    </IconButton>
  );
}
