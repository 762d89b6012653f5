import { useLingui } from "@lingui/react/macro";
import { from } from "@marquee/design-tokens";
import { modalOpened, useAppDispatch } from "@marquee/runtime";
import { DownloadIcon, IconButton } from "@marquee/ui-kit";
import { styled } from "styled-components";
import { downloadModal } from "../../modals/downloadModal.ts";
import { useDownloads } from "../../model/useDownloads.ts";

/** A narrow header has no room for it: the menu has the page there. */
const Place = styled.span`display: none; @media ${from("desktop")} { display: contents; }`;

/** Opens the downloads (HD-07); nothing where there are none. */
export function HeaderDownload() {
  const { t } = useLingui();
  const dispatch = useAppDispatch();
  if (Object.keys(useDownloads()).length === 0) return null;
  return (
    <Place>
      <IconButton label={t`Download the app`} onClick={() => dispatch(modalOpened(downloadModal))}>
        <DownloadIcon size="1em" aria-hidden="true" />
      </IconButton>
    </Place>
  );
}
