import { type ReactNode, useEffect, useEffectEvent } from "react";
import type { StatePicture } from "../../styles/statePictures.ts";
import { Button } from "../Button/Button.tsx";
import { EmptyState } from "../EmptyState/EmptyState.tsx";
import { RefreshIcon } from "../Icon/icons.ts";
import { useUiKit } from "../UiKitProvider/UiKitProvider.tsx";

/** Something did not load: says so at once to screen readers and offers to try again; the offline one tries when the connection is back. */
export function ErrorState({
  title,
  children,
  onRetry,
  busy = false,
  picture = "error",
  level,
}: {
  /** What failed, in a few words. */
  readonly title: string;
  /** What the player can do about it. */
  readonly children?: ReactNode;
  /** Tries again; without it there is no button. */
  readonly onRetry?: (() => void) | undefined;
  /** A new try is under way. */
  readonly busy?: boolean | undefined;
  /** Another picture, e.g. for being offline. */
  readonly picture?: StatePicture | undefined;
  /** The heading's place in the outline; 2 by default. */
  readonly level?: 2 | 3 | 4 | undefined;
}): ReactNode {
  const { strings } = useUiKit();
  const retryAtOnce = useEffectEvent(() => onRetry?.());
  const isOffline = picture === "offline";
  useEffect(() => {
    if (!isOffline) return undefined;
    const listener = (): void => retryAtOnce();
    addEventListener("online", listener);
    return () => removeEventListener("online", listener);
  }, [isOffline]);
  const retry = onRetry && (
    <Button look="primary" busy={busy} onClick={onRetry} icon={<RefreshIcon size="1em" />}>
      {strings.retry}
    </Button>
  );
  return (
    <div role="alert">
      <EmptyState picture={picture} title={title} action={retry} level={level}>
        {children}
      </EmptyState>
    </div>
  );
}
