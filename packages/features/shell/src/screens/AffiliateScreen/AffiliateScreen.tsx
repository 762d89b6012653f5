import { useLingui } from "@lingui/react/macro";
import { useGetContentPageQuery } from "@marquee/api-client";
import { useBrand, useIsOn } from "@marquee/runtime";
import { RichHtml } from "@marquee/ui-kit";
import { LegalPage } from "../../components/LegalPage/LegalPage.tsx";
import { useLeastAge } from "../../model/useLeastAge.ts";
import { StartButton } from "./StartButton.tsx";

/** How to bring others to the site (FT-02), and why (FT-07): a text to begin with, until staff write their own. */
export function AffiliateScreen() {
  const { t } = useLingui();
  const { name } = useBrand();
  const age = useLeastAge();
  const saysWhy = useIsOn("WHYAFF3");
  const written = useGetContentPageQuery({ slug: "why-affiliates" }, { skip: !saysWhy }).data?.page ?? null;
  const why = [
    {
      title: written?.title ?? t`Why become an affiliate`,
      part: written === null ? undefined : <RichHtml html={written.content} />,
      text:
        written === null &&
        t`You share a link of your own and see how many registered with it. There is nothing to buy and no stock to keep, and you can stop whenever you like.`,
    },
  ];
  const sections = [
    ...(saysWhy ? why : []),
    {
      title: t`How it works`,
      text: t`Register, open the page of invitations in the member centre, and share your link or your code. What you get for it, and under which conditions, stands there before you share anything.`,
    },
    {
      title: t`Share with care`,
      text: t`Invite adults only: nobody under ${age} may play. Do not promise winnings, and do not send messages to people who did not ask for them.`,
      part: <StartButton />,
    },
  ];
  return (
    <LegalPage
      slug="affiliate"
      title={t`Affiliates`}
      intro={t`Bring people to ${name} who would enjoy it.`}
      sections={sections}
    />
  );
}
