import { Button, useUiKit } from "@marquee/ui-kit";
import { type ReactElement, useEffect, useState } from "react";
import { useNavigate, useRouteError } from "react-router";
import { useTexts } from "../brand/TextsContext.ts";
import { withTexts } from "./withTexts.ts";

const reload = (): void => globalThis.location.reload();

/** All that can be said where not even the words have come. */
function BareFault() {
  const { strings } = useUiKit();
  return (
    <Button onClick={reload} look="primary">
      {strings.retry}
    </Button>
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
