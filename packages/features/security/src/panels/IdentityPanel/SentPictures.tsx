import { useLingui } from "@lingui/react/macro";
import { fetchPrivateFile, useCreateFileLinkMutation } from "@marquee/api-client";
import { token } from "@marquee/design-tokens";
import { selectSession, useAppSelector } from "@marquee/runtime";
import { Skeleton } from "@marquee/ui-kit";
import { useEffect, useState } from "react";
import { styled } from "styled-components";
import { toDataUrl } from "../../model/toDataUrl.ts";

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(120px, 1fr));
  gap: ${token("space.12")};
  margin: 0;
  padding: 0;
  list-style: none;
  img { display: block; inline-size: 100%; aspect-ratio: 4 / 3; object-fit: cover; border-radius: ${token("radius.control")}; }
`;

/** A private picture, read by a link of this session. */
function SentPicture({ id, label }: { readonly id: string; readonly label: string }) {
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

/** The pictures that the member submitted. */
export function SentPictures({ files }: { readonly files: readonly string[] }) {
  const { t } = useLingui();
  return (
    <List>
      {files.map((id, index) => (
        <li key={id}>
          <SentPicture id={id} label={t`Picture ${index + 1}`} />
        </li>
      ))}
    </List>
  );
}
