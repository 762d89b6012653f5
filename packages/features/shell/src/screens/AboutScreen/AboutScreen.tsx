import { Trans, useLingui } from "@lingui/react/macro";
import { ContactUs, paths, useBrand } from "@marquee/runtime";
import { Link } from "@marquee/ui-kit";
import { LegalPage } from "../../components/LegalPage/LegalPage.tsx";
import { useLeastAge } from "../../model/useLeastAge.ts";

/** Whose site it is (FT-01): a text to begin with, until staff write their own. */
export function AboutScreen() {
  const { t } = useLingui();
  const { name } = useBrand();
  const age = useLeastAge();
  const sections = [
    {
      title: t`Games of many makers`,
      text: t`Here the games of many makers stand side by side, with one search and one balance. Each game shows its rules and its return to player before you play, and you can try many of them with play money.`,
    },
    {
      title: t`Your money in plain sight`,
      text: t`Limits and fees are shown before you confirm a payment, and every movement of your balance stands in your records.`,
    },
    {
      title: t`Play that stays fun`,
      text: (
        <Trans>
          Only adults aged {age} and over may play. Limits, breaks and self-exclusion are a few presses away, and the
          page <Link href={paths.saferPlay}>Safer play</Link> says where to get help.
        </Trans>
      ),
    },
    {
      title: t`Talk to us`,
      text: (
        <Trans>
          A person answers. <ContactUs />
        </Trans>
      ),
    },
  ];
  return (
    <LegalPage
      slug="about"
      title={t`About ${name}`}
      intro={t`Who ${name} is, and what you can expect here.`}
      sections={sections}
    />
  );
}
