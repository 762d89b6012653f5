import { Trans, useLingui } from "@lingui/react/macro";
import { token } from "@marquee/design-tokens";
import { Button, Modal, PictureInput, TextField } from "@marquee/ui-kit";
import { useState } from "react";
import { styled } from "styled-components";
import { loadErrorText } from "../../texts/errorText.ts";

/** A picture of a text: where it is, what it shows, and its own size in pixels, which holds its place. */
export interface RichPicture {
  readonly src: string;
  readonly alt: string;
  readonly width?: number;
  readonly height?: number;
}

/** Stores a picture. @returns its address on the site */
export type UploadPicture = (file: File) => Promise<string>;

const Base = styled.form`display: grid; gap: ${token("space.16")};`;
const Shown = styled.img`max-inline-size: 100%; max-block-size: 12rem; object-fit: contain;`;

type Props = {
  /** What it begins with; no `src` for a new one. */
  readonly picture: RichPicture;
  readonly onUpload: UploadPicture;
  readonly onSet: (picture: RichPicture) => void;
};

function PictureForm({ picture, onUpload, onSet }: Props) {
  const { t, i18n } = useLingui();
  const [shown, setShown] = useState(picture);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();

  async function choose(file: File): Promise<void> {
    setFault(undefined);
    setBusy(true);
    try {
      const src = await onUpload(file);
      setShown(({ alt }) => ({ src, alt }));
    } catch (error) {
      setFault(await loadErrorText(i18n, error));
    }
    setBusy(false);
  }

  return (
    <Base
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // The form around the editor is another one.
        event.stopPropagation();
        if (shown.src === "") setFault(t`Choose a picture first.`);
        else if (!isBusy) onSet({ ...shown, alt: shown.alt.trim() });
      }}
    >
      <PictureInput
        label={t`Picture`}
        hint={t`A png or jpg of at most 5 MB.`}
        error={fault}
        busy={isBusy}
        done={
          shown.src === "" ? undefined : (
            <Shown
              src={shown.src}
              alt=""
              onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
                setShown((current) => ({ ...current, width, height }))
              }
            />
          )
        }
        onChoose={(file) => void choose(file)}
      />
      <TextField
        label={t`What it shows`}
        hint={t`For people who cannot see it. Leave it empty for a picture that only decorates.`}
        value={shown.alt}
        maxLength={300}
        autoComplete="off"
        onChange={({ target }) => setShown((current) => ({ ...current, alt: target.value }))}
      />
      <div>
        <Button type="submit" look="primary">
          <Trans>Put it in</Trans>
        </Button>
      </div>
    </Base>
  );
}

/** Asks for a picture of the text. @param picture what it begins with; undefined while it is closed */
export function PictureDialog({
  picture,
  onClose,
  ...form
}: Omit<Props, "picture"> & { readonly picture: RichPicture | undefined; readonly onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Modal title={t`Picture`} open={picture !== undefined} onClose={onClose}>
      {picture === undefined ? null : <PictureForm {...form} picture={picture} />}
    </Modal>
  );
}
