import { useLingui } from "@lingui/react/macro";
import { token } from "@marquee/design-tokens";
import { Skeleton, Text } from "@marquee/ui-kit";
import { lazy, Suspense, useId } from "react";
import { styled } from "styled-components";
import type { UploadPicture } from "./PictureDialog.tsx";

// Loaded with the first text that is edited.
const RichEditor = lazy(() => import("./RichEditor.tsx").then((file) => ({ default: file.RichEditor })));

const Base = styled.div`display: grid; gap: ${token("space.4")}; min-inline-size: 0;`;

/** The props of {@link RichTextField}. */
export interface RichTextFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly required?: boolean;
  /** The BCP-47 tag of the language that is written. */
  readonly lang?: string;
  /** HTML of the allow-list (`@marquee/rich-html`); empty for no text. */
  readonly value: string;
  readonly onChange: (html: string) => void;
  readonly onBlur?: () => void;
  /** Stores a picture; without it the text can be given none. */
  readonly onUpload?: UploadPicture;
}

/** A text with formatting: a toolbar above the box, the label above both, hint or error below. */
export function RichTextField({ label, hint, error, required = false, ...editor }: RichTextFieldProps) {
  const { t } = useLingui();
  const id = useId();
  const says = error ?? hint;
  return (
    <Base>
      <Text as="span" size="small" strong>
        <span id={id}>{label}</span>
        {required && (
          <Text as="span" tone="danger" aria-hidden="true">
            {" *"}
          </Text>
        )}
      </Text>
      <Suspense fallback={<Skeleton shape="card" />}>
        <RichEditor
          {...editor}
          toolbar={t`Formatting: ${label}`}
          labelId={id}
          saysId={says === undefined ? undefined : `${id}-says`}
          isInvalid={error !== undefined}
          isRequired={required}
        />
      </Suspense>
      {says !== undefined && (
        <Text size="label" tone={error === undefined ? "muted" : "danger"} id={`${id}-says`}>
          {says}
        </Text>
      )}
    </Base>
  );
}
