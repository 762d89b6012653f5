import { useLingui } from "@lingui/react/macro";
import type { ModalProps } from "@marquee/runtime";
import { EmptyState, Modal } from "@marquee/ui-kit";
import { DownloadTabs } from "../../components/Downloads/DownloadTabs.tsx";
import { useDownloads } from "../../model/useDownloads.ts";

/** The downloads over any page (HD-07): Android first. */
export function DownloadModal({ onClose }: ModalProps) {
  const { t } = useLingui();
  const downloads = useDownloads();
  return (
    <Modal title={t`Download the app`} size="wide" open onClose={onClose}>
      {Object.keys(downloads).length === 0 ? (
        <EmptyState picture="empty" level={3} title={t`No app to download yet`} />
      ) : (
        <DownloadTabs downloads={downloads} />
      )}
    </Modal>
  );
}
