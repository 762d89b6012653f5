import { fetchPrivateFile, isApiError, saveFile, useCreateReportFileMutation } from "@marquee/api-client";
import type { ReportFileRequest } from "@marquee/contract";
import { selectSession, useAppSelector, useNotifyError } from "@marquee/runtime";
import { useState } from "react";

/** Downloads reports as files; `busy` is the one that is being downloaded. */
export function useReportFile() {
  const [createLink] = useCreateReportFileMutation();
  const notifyError = useNotifyError();
  const session = useAppSelector(selectSession)?.token ?? "";
  const [busy, setBusy] = useState<ReportFileRequest["format"] | null>(null);
  const download = async (request: ReportFileRequest): Promise<void> => {
    setBusy(request.format);
    const { data: link, error } = await createLink(request);
    const file = link === undefined ? null : await fetchPrivateFile(link.url, session);
    if (file && link) saveFile(file, link.name);
    else notifyError(isApiError(error) ? error.code : "network.abnormal");
    setBusy(null);
  };
  return { busy, download };
}
