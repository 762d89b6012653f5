import { Trans } from "@lingui/react/macro";
import { Button, Heading, useUiKit, useWhenOnline } from "@marquee/ui-kit";
import { type ReactElement, useEffect, useState } from "react";
import { useNavigate, useRouteError } from "react-router";
import { useTexts } from "../brand/TextsContext.ts";
import { withTexts } from "./withTexts.ts";

const reload = (): void => globalThis.location.reload();

/** What is said where the chunk of the whole message does not come either: its words are among the first texts. It reloads the page when the connection returns. */
function BareFault() {
  const { strings } = useUiKit();
  useWhenOnline(true, reload);
  return (
    <div role="alert">
      <Heading level={2}>
        <Trans>The page took longer to load</Trans>
      </Heading>
      <Button onClick={reload} look="primary">
        {strings.retry}
      </Button>
    </div>
  );
}

/**
 * Replaces a page that failed (SH-23) until a retry succeeds or the visitor goes elsewhere. What it shows comes with the overlays when the
 * page is idle, so it is there when the network is gone later.
 */
export function RouteFault() {
  const navigate = useNavigate();
  const texts = useTexts();
  const error = useRouteError();
  const [fault, setFault] = useState<ReactElement | null>(null);
  useEffect(() => {
    const retry = (): void => void navigate(".", { replace: true });
    withTexts(texts, () => import("../overlays/deferredChunk.ts"))().then(
      ({ Fault }) => setFault(<Fault error={error} onRetry={retry} />),
      () => setFault(<BareFault />),
    );
  }, [texts, error, navigate]);
  return fault;
}
