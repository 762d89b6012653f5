import { Trans, useLingui } from "@lingui/react/macro";
import { useBrand } from "@marquee/runtime";
import { Link } from "@marquee/ui-kit";
import { LegalPage } from "../../components/LegalPage/LegalPage.tsx";

/** What is kept about a player: a text to begin with, until staff write their own. */
export function PrivacyScreen() {
  const { t } = useLingui();
  const { name, contacts } = useBrand();
  const sections = [
    {
      title: t`What we collect`,
      text: t`What you enter when you register and use the site, such as your username, birthday and contact details. Your logins, with the time, the IP address and the device. Your rounds, bets and payments.`,
    },
    {
      title: t`What we use it for`,
      text: t`To run your account and your games, to pay you, to keep accounts safe, to prevent fraud and play by minors, and to do what the law requires. We do not sell your data.`,
    },
    {
      title: t`Who receives it`,
      text: t`Game providers and payment services receive what they need to serve you. Authorities receive what the law requires.`,
    },
    {
      title: t`What your browser keeps`,
      text: t`Your browser keeps your language, your theme and, while you are logged in, your session. Logging out removes the session.`,
    },
    {
      title: t`How long we keep it`,
      text: t`For as long as your account is open, and then for as long as the law requires records of money and play to be kept.`,
    },
    {
      title: t`Breaks from play`,
      text: t`If you take a time-out or exclude yourself, codes made of your contacts, linked social accounts, document numbers, payment accounts, name and birthday stay until it ends, even when your account is deleted, so that no new account gets round it. Nobody can read your data in them.`,
    },
    {
      title: t`Your rights`,
      text: (
        <Trans>
          You can ask to see, correct or receive your data, and to have it deleted where the law does not require us to
          keep it. Write to <Link href={`mailto:${contacts.email}`}>{contacts.email}</Link>.
        </Trans>
      ),
    },
  ];
  return (
    <LegalPage
      slug="privacy"
      title={t`Privacy`}
      intro={t`This page says which data ${name} keeps about you, what for, and what you can ask of us.`}
      sections={sections}
    />
  );
}
