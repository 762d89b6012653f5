import { Trans, useLingui } from "@lingui/react/macro";
import { from, token } from "@marquee/design-tokens";
import { Button, Heading, Text } from "@marquee/ui-kit";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { styled } from "styled-components";
import { countVisit, stopCounting } from "../../model/analytics/countVisits.ts";
import { useAnalytics } from "../../model/analytics/useAnalytics.ts";

const Bar = styled.section`
  position: fixed;
  inset-inline: 0;
  inset-block-end: calc(${token("layout.tabBar")} + env(safe-area-inset-bottom));
  z-index: ${token("z.menu")};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token("space.12")} ${token("space.24")};
  padding: ${token("space.12")} ${token("layout.gutter")};
  border-block-start: 1px solid ${token("color.line")};
  background: ${token("color.raised")};
  > div:first-child { flex: 1 1 20rem; max-inline-size: 70ch; }
  > div:last-child { display: flex; flex-wrap: wrap; gap: ${token("space.12")}; }
  @media ${from("desktop")} { inset-block-end: 0; }
`;

/**
 * Asks once whether visits may be counted, and counts them where the visitor has agreed (SH-21). Nothing of it loads before that, and
 * nothing at all where the merchant has no id.
 */
export function Analytics() {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const { id, choice, choose } = useAnalytics();
  const hadConsent = useRef(choice === "yes");
  useEffect(() => {
    if (id !== "" && choice === "yes") {
      hadConsent.current = true;
      countVisit(id, pathname);
    } else if (id !== "" && choice === "no" && hadConsent.current) stopCounting(id);
  }, [id, choice, pathname]);
  if (id === "" || choice !== null) return null;
  return (
    <Bar aria-label={t`Analytics`}>
      <div>
        <Heading level={2} size="title">{t`May we count visits?`}</Heading>
        <Text size="small" tone="muted">
          <Trans>
            With your consent we use Google Analytics to see which pages are visited. The site works the same without
            it.
          </Trans>
        </Text>
      </div>
      <div>
        <Button onClick={() => choose("no")}>{t`Refuse analytics`}</Button>
        <Button onClick={() => choose("yes")}>{t`Allow analytics`}</Button>
      </div>
    </Bar>
  );
}
