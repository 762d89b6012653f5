import { fetchPrivateFile, useCreateFileLinkMutation } from "@marquee/api-client";
import { Skeleton } from "@marquee/ui-kit";
import { useEffect, useState } from "react";
import { useAppSelector } from "../createStore.ts";
import { selectSession } from "../session/sessionSlice.ts";
import { toDataUrl } from "./toDataUrl.ts";

/** A private picture of the member, read by a link of this session. */
export function PrivatePicture({ id, label }: { readonly id: string; readonly label: string }) {
  const [createLink] = useCreateFileLinkMutation();
  const session = useAppSelector(selectSession)?.token ?? "";
  const [source, setSource] = useState<string | null>(null);
  useEffect(() => {
    let isGone = false;
    const load = async (): Promise<void> => {
      const { data } = await createLink({ fileId: id });
      const file = data === undefined ? null : await fetchPrivateFile(data.url, session);
      const url = file === null ? "" : await toDataUrl(file);
      if (!isGone) setSource(url);
    };
    void load();
    return () => {
      isGone = true;
    };
  }, [createLink, id, session]);
  if (source === null) return <Skeleton shape="row" />;
  return source === "" ? null : <img src={source} alt={label} />;
}
