import { Trans, useLingui } from "@lingui/react/macro";
import { from, token } from "@marquee/design-tokens";
import { Link, QrCode, Tabs, Text } from "@marquee/ui-kit";
import { useState } from "react";
import { styled } from "styled-components";
import type { Download, Downloads, Platform } from "../../model/useDownloads.ts";
import { DownloadSteps } from "./DownloadSteps.tsx";

const Base = styled.div`display: grid; gap: ${token("space.24")};`;
const Columns = styled.div`
  display: grid;
  gap: ${token("space.24")};
  @media ${from("tablet")} { grid-template-columns: auto minmax(0, 1fr); align-items: start; }
`;
const Code = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token("space.12")};
  text-align: center;
  > p { max-inline-size: 24ch; }
`;
const Lite = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token("space.12")};
  padding: ${token("space.16")};
  border: 1px solid ${token("color.line")};
  border-radius: ${token("radius.panel")};
  background: ${token("color.surface")};
`;

function Platform({ platform, download }: { readonly platform: Platform; readonly download: Download }) {
  const { t } = useLingui();
  const name = platform === "android" ? t`Code of the app for Android` : t`Code of the app for iPhone`;
  return (
    <Columns>
      <Code>
        <QrCode large value={download.address} label={name} />
        <Link look="primary" href={download.address} rel="noopener">
          {download.label}
        </Link>
        <Text size="label" tone="muted">
          {platform === "android" ? (
            <Trans>The code leads to the app's file.</Trans>
          ) : (
            <Trans>The code leads to a profile that puts the icon on your home screen.</Trans>
          )}
        </Text>
      </Code>
      <DownloadSteps platform={platform} />
    </Columns>
  );
}

/** What there is to download: a tab for each system, Android first (DL-01), and the lite app (DL-05). */
export function DownloadTabs({ downloads }: { readonly downloads: Downloads }) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<string>("android");
  const names = { android: t`Android`, ios: t`iPhone` };
  const tabs = (["android", "ios"] as const).flatMap((platform) => {
    const download = downloads[platform];
    if (download === undefined) return [];
    return [{ key: platform, label: names[platform], content: <Platform platform={platform} download={download} /> }];
  });
  const { lite } = downloads;
  // A system whose address goes while the page is open leaves the other one.
  const selected = tabs.some(({ key }) => key === chosen) ? chosen : (tabs[0]?.key ?? "");
  return (
    <Base>
      {tabs.length > 0 && <Tabs label={t`Your phone`} tabs={tabs} selected={selected} onSelect={setChosen} />}
      {lite && (
        <Lite aria-label={t`Lite app`}>
          <Text>
            <Trans>A smaller app for older phones and slow networks.</Trans>
          </Text>
          <Link href={lite.address} rel="noopener">
            {lite.label}
          </Link>
        </Lite>
      )}
    </Base>
  );
}
