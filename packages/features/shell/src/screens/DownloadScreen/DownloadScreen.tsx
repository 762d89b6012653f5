import { Trans, useLingui } from "@lingui/react/macro";
import { token } from "@marquee/design-tokens";
import { LoadGate, paths, useBrand, useStatusQuery } from "@marquee/runtime";
import { EmptyState, Heading, Link, Text } from "@marquee/ui-kit";
import { styled } from "styled-components";
import { DownloadTabs } from "../../components/Downloads/DownloadTabs.tsx";
import { useDownloads } from "../../model/useDownloads.ts";

const Page = styled.article`
  display: grid;
  gap: ${token("space.16")};
  inline-size: 100%;
  max-inline-size: 64rem;
  margin-inline: auto;
`;

/** The page of downloads (RT-22, RT-26): codes of 200 px and the steps of each system. */
export function DownloadScreen() {
  const { t } = useLingui();
  const { name } = useBrand();
  const status = useStatusQuery();
  const downloads = useDownloads();
  const isEmpty = Object.keys(downloads).length === 0;
  return (
    <LoadGate query={status} rows={4}>
      {() =>
        isEmpty ? (
          <EmptyState
            picture="empty"
            level={1}
            title={t`No app to download yet`}
            action={<Link href={paths.index}>{t`Go to the home page`}</Link>}
          >
            <Trans>This site works in your browser.</Trans>
          </EmptyState>
        ) : (
          <Page>
            <Heading level={1}>{t`Download the app`}</Heading>
            <Text size="lead" tone="muted">
              <Trans>{name} on your phone's home screen, one tap away.</Trans>
            </Text>
            <DownloadTabs downloads={downloads} />
          </Page>
        )
      }
    </LoadGate>
  );
}
