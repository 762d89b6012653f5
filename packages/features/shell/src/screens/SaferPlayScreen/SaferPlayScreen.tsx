import { Trans, useLingui } from "@lingui/react/macro";
import { useBrand } from "@marquee/runtime";
import { Link } from "@marquee/ui-kit";
import { LegalPage } from "../../components/LegalPage/LegalPage.tsx";
import { useLeastAge } from "../../model/useLeastAge.ts";
import { ProtectionLinks } from "./ProtectionLinks.tsx";
import { SelfTest } from "./SelfTest.tsx";

/** How to keep play within limits, and where to get help: a text to begin with, which a merchant completes. */
export function SaferPlayScreen() {
  const { t } = useLingui();
  const { name, contacts } = useBrand();
  const age = useLeastAge();
  const sections = [
    {
      title: t`Before you play`,
      text: t`Decide how much money and time you can spare, and stop when it is used up. Never play with borrowed money, or with money that you need for something else.`,
    },
    {
      title: t`While you play`,
      text: t`Take breaks. Do not try to win back what you lost. Do not play when you are tired or upset, or have been drinking.`,
    },
    {
      title: t`Signs of a problem`,
      text: t`Playing for longer or for more than you planned, hiding it from others, borrowing money to play, feeling restless when you stop. If you notice one of these, stop and talk to someone.`,
    },
    {
      title: t`Test yourself`,
      text: t`Tick what was true in the last twelve months. Your answers stay on this page: they are neither stored nor sent.`,
      part: <SelfTest />,
    },
    {
      title: t`Limits and breaks`,
      text: (
        <Trans>
          To pause or close your account, or for help with it, write to{" "}
          <Link href={`mailto:${contacts.email}`}>{contacts.email}</Link>. You need not give a reason.
        </Trans>
      ),
      part: <ProtectionLinks />,
    },
    {
      title: t`Where to get help`,
      text: (
        <Trans>
          Talk to a doctor, a counselling service or a gambling helpline in your country.{" "}
          <Link href="https://www.gamblingtherapy.org" rel="noreferrer">
            Gambling Therapy
          </Link>{" "}
          and{" "}
          <Link href="https://www.gamblersanonymous.org" rel="noreferrer">
            Gamblers Anonymous
          </Link>{" "}
          offer free help.
        </Trans>
      ),
    },
    {
      title: t`Protecting children`,
      text: t`Nobody under ${age} may play. Do not share your login, log out on shared devices, and use parental controls where children use the same device.`,
    },
  ];
  return (
    <LegalPage
      slug="safer-play"
      title={t`Safer play`}
      intro={t`Playing is entertainment, not a way to earn money or to pay debts. ${name} is for adults aged ${age} and over.`}
      sections={sections}
    />
  );
}
