import { Trans, useLingui } from "@lingui/react/macro";
import {
  fetchPrivateFile,
  isApiError,
  saveFile,
  useCreateFileLinkMutation,
  useGetDataExportQuery,
  useRequestDataExportMutation,
} from "@marquee/api-client";
import type { DataExport } from "@marquee/contract";
import { selectSession, useAppSelector, useNotifyError } from "@marquee/runtime";
import { Badge, Button, DateTime, DownloadIcon } from "@marquee/ui-kit";
import { type ReactNode, useState } from "react";
import { FieldsForm } from "../../components/FieldsForm.tsx";
import { Row } from "../../components/Row.tsx";

/** How often a pending request is polled, in milliseconds. */
const interval = 10_000;

function Summary({ found }: { readonly found: DataExport["export"] | undefined }): ReactNode {
  const { t } = useLingui();
  if (found?.state === "WAITING") return t`Your file is being made. You may leave this page.`;
  if (found?.state === "FAILED") return t`Your file could not be made. Please request it again.`;
  if (found?.state !== "READY" || found.expiresAt === null) return t`Everything that is stored about you, as one file.`;
  return (
    <Trans>
      Your file is ready until <DateTime instant={new Date(found.expiresAt).toISOString()} />.
    </Trans>
  );
}

/** The export of the member's data: requested with the password, downloaded by a link of this session. */
export function DataSection() {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  const { data } = useGetDataExportQuery({}, { pollingInterval: isWaiting ? interval : 0 });
  const [ask] = useRequestDataExportMutation();
  const [createLink, { isLoading }] = useCreateFileLinkMutation();
  const notifyError = useNotifyError();
  const token = useAppSelector(selectSession)?.token ?? "";
  const found = data?.export;
  if ((found?.state === "WAITING") !== isWaiting) setWaiting(found?.state === "WAITING");
  const close = (): void => setOpen(false);
  const download = async (fileId: string): Promise<void> => {
    const { data: link, error } = await createLink({ fileId });
    const file = link === undefined ? null : await fetchPrivateFile(link.url, token);
    if (file) saveFile(file, "my-data.json");
    else notifyError(isApiError(error) ? error.code : "network.abnormal");
  };
  const { fileId = null } = found ?? {};
  const opener = (
    <Button size="small" aria-label={t`Request my data`} onClick={() => setOpen(true)}>
      <Trans>Request</Trans>
    </Button>
  );
  const saver = (
    <Button
      size="small"
      aria-label={t`Download my data`}
      busy={isLoading}
      onClick={() => fileId !== null && void download(fileId)}
    >
      <Trans>Download</Trans>
    </Button>
  );
  return (
    <Row
      icon={DownloadIcon}
      title={t`My data`}
      badge={found?.state === "READY" && <Badge tone="success">{t`Ready`}</Badge>}
      summary={<Summary found={found} />}
      action={!isOpen && found?.state !== "WAITING" && (fileId === null ? opener : saver)}
    >
      {isOpen && (
        <FieldsForm
          label={t`Request my data`}
          submit={t`Request my data`}
          fieldOfCode={{ "password.old.invalid": "password" }}
          fields={[{ name: "password", label: t`Login password`, kind: "password", maxLength: 255 }]}
          onSubmit={({ password = "" }) => ask({ password })}
          onDone={close}
          onClose={close}
        />
      )}
    </Row>
  );
}
