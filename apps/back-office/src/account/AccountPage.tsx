import { Trans } from "@lingui/react/macro";
import { Heading, Text } from "@marquee/ui-kit";
import { useDesk } from "../frame/DeskContext.ts";
import { Page, PageHead } from "../frame/Page.tsx";
import { useRoleNames } from "../texts/useRoleNames.ts";
import { Factors } from "./Factors.tsx";
import { LanguagesForm } from "./LanguagesForm.tsx";
import { PasswordForm } from "./PasswordForm.tsx";
import { Sessions } from "./Sessions.tsx";
import { Section } from "../frame/Section.tsx";

/** The caller's own account: roles, password, factors, sessions. */
export function AccountPage() {
  const { session } = useDesk();
  const roleNames = useRoleNames();
  return (
    <Page>
      <PageHead>
        <Heading level={1} size="heading">
          <Trans>Your account</Trans>
        </Heading>
      </PageHead>
      <Section title={session.name}>
        <Text>{session.email}</Text>
        <ul>
          {session.grants.map(({ merchant, role }) => (
            <li key={`${merchant} ${role}`}>
              {roleNames[role]} · {merchant === "*" ? <Trans>all merchants</Trans> : merchant}
            </li>
          ))}
        </ul>
      </Section>
      <LanguagesForm />
      <Factors />
      <PasswordForm />
      <Sessions />
    </Page>
  );
}
