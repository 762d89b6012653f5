import { useLingui } from "@lingui/react/macro";
import { FormTextField, PictureInput } from "@marquee/ui-kit";
import { useField } from "formik";
import { useState } from "react";
import { styled } from "styled-components";
import { loadErrorText } from "../../texts/errorText.ts";
import { useUploadPicture } from "../pictures/useUploadPicture.ts";

const Shown = styled.img`max-inline-size: 100%; max-block-size: 8rem; object-fit: contain;`;

/** A picture of a banner: uploaded here, or the address of one. */
export function BannerPictureField({
  name,
  label,
  hint,
}: {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
}) {
  const { t, i18n } = useLingui();
  const [{ value }, , { setValue }] = useField<string>(name);
  const upload = useUploadPicture();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();

  async function choose(file: File): Promise<void> {
    setFault(undefined);
    setBusy(true);
    try {
      await setValue(await upload(file));
    } catch (error) {
      setFault(await loadErrorText(i18n, error));
    }
    setBusy(false);
  }

  return (
    <div>
      <FormTextField name={name} label={label} hint={hint} maxLength={500} autoComplete="off" />
      <PictureInput
        label={t`Upload: ${label}`}
        hint={t`A png or jpg of at most 5 MB.`}
        error={fault}
        busy={isBusy}
        done={value.startsWith("/art/own-banners/") ? <Shown src={value} alt="" /> : undefined}
        onChoose={(file) => void choose(file)}
      />
    </div>
  );
}
