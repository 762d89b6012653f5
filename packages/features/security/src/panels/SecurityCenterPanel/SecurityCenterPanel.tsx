import { Trans } from "@lingui/react/macro";
import { token } from "@marquee/design-tokens";
import { useIsOn } from "@marquee/runtime";
import { Heading } from "@marquee/ui-kit";
import { styled } from "styled-components";
import { ActivitySection } from "./ActivitySection.tsx";
import { DevicesSection } from "./DevicesSection.tsx";
import { PasswordSection } from "./PasswordSection.tsx";

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token("space.16")};
`;

/** The security centre (MC-01): the login password, the devices that are logged in, and what happened lately. */
export function SecurityCenterPanel() {
  const hasPassword = useIsOn("PASSWORD3");
  return (
    <Page>
      <Heading level={3}>
        <Trans>Security</Trans>
      </Heading>
      {hasPassword && <PasswordSection />}
      <DevicesSection />
      <ActivitySection />
    </Page>
  );
}
