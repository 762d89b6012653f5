import { Trans } from "@lingui/react/macro";
import { useGetProtectionQuery } from "@marquee/api-client";
import type { Protection } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { LoadGate, paths } from "@marquee/runtime";
import { Heading, Link, Text } from "@marquee/ui-kit";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { StopNotice } from "./StopNotice.tsx";

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token("space.20")};
  > p { max-inline-size: 70ch; }
`;

const noRequest = {};

/** A page about the member's protection: what is in force first, then what the page is for, and where there is help. */
export function ProtectionPage({
  title,
  intro,
  children,
}: {
  readonly title: string;
  readonly intro: string;
  readonly children: (protection: Protection) => ReactNode;
}) {
  const query = useGetProtectionQuery(noRequest);
  return (
    <Page>
      <Heading level={3}>{title}</Heading>
      <Text tone="muted">{intro}</Text>
      <LoadGate query={query} rows={3}>
        {(protection) => (
          <>
            <StopNotice protection={protection} />
            {children(protection)}
          </>
        )}
      </LoadGate>
      <Text size="small" tone="muted">
        <Trans>
          Advice, a self-test and free help are on the page <Link href={paths.saferPlay}>Safer play</Link>.
        </Trans>
      </Text>
    </Page>
  );
}
