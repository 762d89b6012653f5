import { Trans, useLingui } from "@lingui/react/macro";
import {
  isApiError,
  toImageUrl,
  useChooseAvatarMutation,
  useGetPlayerAvatarQuery,
  useUploadPictureMutation,
} from "@marquee/api-client";
import type { AvatarChoice, MemberIcon } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { toErrorText } from "@marquee/i18n";
import { toPictureFault, useStatusQuery } from "@marquee/runtime";
import { Modal, notify, PictureInput, Text } from "@marquee/ui-kit";
import { useState } from "react";
import { styled } from "styled-components";

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(64px, 1fr));
  gap: ${token("space.12")};
  margin-block: ${token("space.16")};
  > button {
    aspect-ratio: 1;
    padding: 0;
    border: 2px solid transparent;
    border-radius: ${token("radius.full")};
    background: ${token("color.raised")};
    overflow: hidden;
    cursor: pointer;
    &[aria-pressed="true"] { border-color: ${token("color.primary")}; box-shadow: 0 0 0 2px ${token("color.primary")}; }
    &:disabled { opacity: 0.55; cursor: progress; }
    > img { display: block; inline-size: 100%; block-size: 100%; object-fit: cover; }
  }
`;

/** The pictures to choose from, and the upload of one's own (LG-23). */
export function AvatarDialog({
  title,
  icon,
  open,
  onClose,
}: {
  readonly title: string;
  readonly icon: MemberIcon;
  readonly open: boolean;
  readonly onClose: () => void;
}) {
  const { t, i18n } = useLingui();
  const hosts = useStatusQuery().data?.info.imageCDNs ?? [];
  const { data: present } = useGetPlayerAvatarQuery({}, { skip: !open });
  const [choose, choosing] = useChooseAvatarMutation();
  const [upload, uploading] = useUploadPictureMutation();
  const [fault, setFault] = useState("");
  const isBusy = choosing.isLoading || uploading.isLoading;
  const toText = (error: unknown): string => toErrorText(i18n, isApiError(error) ? error.code : "unknown");
  const take = async (choice: AvatarChoice): Promise<void> => {
    setFault("");
    const { error } = await choose(choice);
    if (error) return setFault(toText(error));
    notify(t`Your picture was changed.`, { tone: "success" });
    onClose();
  };
  const send = async (file: File): Promise<void> => {
    const code = toPictureFault(file);
    if (code !== null) return setFault(toErrorText(i18n, code));
    setFault("");
    const { data, error } = await upload({ purpose: "AVATAR", file });
    if (data) await take({ uploadId: data.uploadId });
    else setFault(toText(error));
  };
  return (
    <Modal title={title} open={open} onClose={onClose} size="wide" locked={isBusy}>
      <Text size="small" tone="muted">
        <Trans>Other players see this picture.</Trans>
      </Text>
      <Grid>
        {icon.list.map((path, index) => (
          <button
            key={path}
            type="button"
            aria-label={t`Picture ${index + 1}`}
            aria-pressed={present?.avatarType === "STATIC" && present.avatar === String(index + 1)}
            disabled={isBusy}
            onClick={() => void take({ avatar: index + 1 })}
          >
            <img src={toImageUrl(path, hosts)} alt="" width={72} height={72} loading="lazy" />
          </button>
        ))}
      </Grid>
      <PictureInput
        label={t`Upload a picture`}
        hint={t`PNG or JPG, at most 5 MB. Place and camera are removed from it.`}
        error={fault === "" ? undefined : fault}
        busy={isBusy}
        onChoose={(file) => void send(file)}
      />
    </Modal>
  );
}
