import { Trans } from "@lingui/react/macro";
import { token } from "@marquee/design-tokens";
import { Button, Text } from "@marquee/ui-kit";
import { useFormikContext } from "formik";
import { useEffect, useState } from "react";
import { styled } from "styled-components";
import { useTimeText } from "../../texts/useTimeText.ts";
import type { DocumentValues } from "./documentValues.ts";
import { dropUnsaved, keepUnsaved, readUnsaved, type UnsavedText } from "./unsavedText.ts";

const Base = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token("space.8")} ${token("space.16")};
  padding: ${token("space.12")} ${token("space.16")};
  border: ${token("stroke.thin")} solid ${token("color.warning")};
  border-radius: ${token("radius.control")};
`;

/** How long nothing is kept after a key, in milliseconds. */
const pause = 400;

/** Keeps what is typed on this device, and offers what was left there. Stands inside the form. */
export function UnsavedOffer({
  name,
  opened,
  onTake,
}: {
  /** Names what is kept: whose it is, and of which document. */
  readonly name: string;
  /** What the form has opened with. */
  readonly opened: DocumentValues;
  readonly onTake: (text: UnsavedText) => void;
}) {
  const toTime = useTimeText();
  const { dirty, values, isSubmitting } = useFormikContext<DocumentValues>();
  const [offer, setOffer] = useState(() => readUnsaved(name));
  useEffect(() => {
    if (!dirty || isSubmitting) return undefined;
    const keepNow = (): void => keepUnsaved(name, { at: Date.now(), values, opened });
    const timer = setTimeout(keepNow, pause);
    // Who closes the page at once loses nothing.
    addEventListener("pagehide", keepNow);
    return () => {
      clearTimeout(timer);
      removeEventListener("pagehide", keepNow);
    };
  }, [dirty, isSubmitting, name, values, opened]);
  if (offer === undefined) return null;
  const time = toTime(offer.at);
  return (
    <Base role="status">
      <Text size="small">
        <Trans>Your unsaved text of {time} is still on this device.</Trans>
      </Text>
      <Button
        size="small"
        look="primary"
        onClick={() => {
          onTake(offer);
          setOffer(undefined);
        }}
      >
        <Trans>Take it</Trans>
      </Button>
      <Button
        size="small"
        onClick={() => {
          dropUnsaved(name);
          setOffer(undefined);
        }}
      >
        <Trans>Drop it</Trans>
      </Button>
    </Base>
  );
}
