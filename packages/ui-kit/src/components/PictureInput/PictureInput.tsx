import { token } from "@marquee/design-tokens";
import { Button } from "../Button/Button.tsx";
import { AlertIcon, PictureIcon } from "../Icon/icons.ts";
import { Text } from "../Text/Text.tsx";
import { type ReactNode, useId, useRef } from "react";
import { styled } from "styled-components";

const Base = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token("space.8")};
  > input { display: none; }
`;

const Fault = styled(Text)`
  display: flex;
  gap: ${token("space.4")};
  > svg { flex: none; margin-block-start: 0.2em; }
`;

/** The props of {@link PictureInput}. */
export interface PictureInputProps {
  /** Which picture is asked for. */
  readonly label: string;
  /** What is asked of the picture, such as its size. */
  readonly hint?: string | undefined;
  /** Why it was not taken; stands in the place of the hint. */
  readonly error?: string | undefined;
  /** The upload is in progress. */
  readonly busy?: boolean | undefined;
  /** Stands below the button, such as what has been uploaded. */
  readonly done?: ReactNode;
  /** Receives the chosen picture. */
  readonly onChoose: (file: File) => void;
}

/** A button that asks the device for one picture; a phone offers its camera. */
export function PictureInput({ label, hint, error, busy = false, done, onChoose }: PictureInputProps): ReactNode {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const says = error ?? hint;
  return (
    <Base>
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg"
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file may be chosen again after it was refused.
          target.value = "";
          if (file) onChoose(file);
        }}
      />
      <Button
        icon={<PictureIcon size="1em" />}
        busy={busy}
        data-invalid={error === undefined ? undefined : true}
        aria-describedby={says === undefined ? undefined : id}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      {done}
      {error !== undefined ? (
        <Fault id={id} size="label" tone="danger" role="alert">
          <AlertIcon size={14} aria-hidden="true" />
          {error}
        </Fault>
      ) : (
        hint !== undefined && (
          <Text id={id} size="label" tone="muted">
            {hint}
          </Text>
        )
      )}
    </Base>
  );
}
