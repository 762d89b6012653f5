import { Trans, useLingui } from "@lingui/react/macro";
import { useBrand } from "@marquee/runtime";
import { Link } from "@marquee/ui-kit";
import { LegalPage } from "../../components/LegalPage/LegalPage.tsx";
import { useLeastAge } from "../../model/useLeastAge.ts";

/** The terms of use: a text to begin with, until staff write their own. */
export function TermsScreen() {
  const { t } = useLingui();
  const { name, contacts } = useBrand();
  const age = useLeastAge();
  const sections = [
    {
      title: t`Who may play`,
      text: t`You must be at least ${age} years old, and playing for money must be legal where you are. We may ask you to prove your age and identity. An account that does not meet these conditions is closed.`,
    },
    {
      title: t`Your account`,
      text: t`Each person may have one account, in their own name and with true details. Keep your password to yourself, and tell us at once if someone else may know it.`,
    },
    {
      title: t`Balance and payments`,
      text: t`Your balance is the money you can stake. Pay in and out only by methods in your own name. We may check a withdrawal before we pay it, and we tell you if that takes longer.`,
    },
    {
      title: t`Games and rounds`,
      text: t`Each game shows its rules and its return to player. A round counts as our server recorded it. If the connection is lost, an unfinished round waits for you. If a technical fault spoils a round, it is void and its stake is returned.`,
    },
    {
      title: t`Free demo`,
      text: t`The demo uses play money. It has no value and cannot be paid out.`,
    },
    {
      title: t`Fair play`,
      text: t`Programs that play by themselves, more than one account for one person, and secret agreements between players are not allowed. In such a case we may void the bets concerned and close the account, and we tell you why.`,
    },
    {
      title: t`Closing your account`,
      text: t`You can ask us to close your account at any time. We pay out the balance that belongs to you after the checks that the law requires.`,
    },
    {
      title: t`Changes and complaints`,
      text: (
        <Trans>
          If these terms change, we tell you before the new version applies. Send questions and complaints to{" "}
          <Link href={`mailto:${contacts.email}`}>{contacts.email}</Link>.
        </Trans>
      ),
    },
  ];
  return (
    <LegalPage
      slug="terms"
      title={t`Terms of use`}
      intro={t`These terms apply to everyone who visits ${name} or plays there. Please read them before you register.`}
      sections={sections}
    />
  );
}
