import { Trans, useLingui } from "@lingui/react/macro";
import { token } from "@marquee/design-tokens";
import {
  ContactUs,
  DeferredPart,
  paths,
  selectSession,
  useApp,
  useAppSelector,
  useBrand,
  useGates,
  useIsOn,
} from "@marquee/runtime";
import { Button, Link, Text } from "@marquee/ui-kit";
import { styled } from "styled-components";
import { Licence } from "../Licence/Licence.tsx";
import { PaymentTypes } from "./PaymentTypes.tsx";
import { useAnalytics } from "../../model/analytics/useAnalytics.ts";
import { useLeastAge } from "../../model/useLeastAge.ts";

const Base = styled.footer`
  display: grid;
  gap: ${token("space.16")};
  padding: ${token("space.32")} ${token("layout.gutter")};
  border-block-start: 1px solid ${token("color.line")};
  background: ${token("color.surface")};
`;
const Inner = styled.div`
  display: grid;
  gap: ${token("space.16")};
  inline-size: 100%;
  max-inline-size: ${token("layout.container")};
  margin-inline: auto;
`;
const Notice = styled.div`
  display: flex;
  gap: ${token("space.16")};
  align-items: center;
  > b {
    flex: none;
    display: grid;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    border: 2px solid ${token("color.danger")};
    border-radius: ${token("radius.full")};
    color: ${token("color.text")};
    font-size: ${token("text.small")};
  }
  > p { max-inline-size: 70ch; }
`;
const Pages = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token("space.20")};
  font-size: ${token("text.small")};
  > li > a { display: flex; align-items: center; min-block-size: ${token("layout.tap")}; }
`;

const year = new Date().getFullYear();

/**
 * The foot of a page: age and responsibility (FT-04), whose site it is and its rules (FT-01, FT-02), how to pay (FT-03), who makes the games (FT-05), who answers,
 * under which licence (FT-10), whose site it is (FT-06).
 */
export function Footer() {
  const { t } = useLingui();
  const { name } = useBrand();
  const { features } = useApp();
  const gates = useGates();
  const age = useLeastAge();
  const { id, choice, reopen } = useAnalytics();
  const hasAffiliates = useIsOn("FOOTAFF3");
  // Members write in the member centre.
  const isGuest = useAppSelector(selectSession) === null;
  const canWrite = useIsOn("TICKET3") && isGuest;
  const pages = [
    { path: paths.about, label: t`About us` },
    ...(canWrite ? [{ path: paths.contact, label: t`Write to us` }] : []),
    ...(hasAffiliates ? [{ path: paths.affiliate, label: t`Affiliates` }] : []),
    { path: paths.terms, label: t`Terms of use` },
    { path: paths.privacy, label: t`Privacy` },
    { path: paths.saferPlay, label: t`Safer play` },
  ];
  const parts = features.flatMap(({ footerParts = [] }) => footerParts).filter(({ moduleId }) => gates.has(moduleId));
  return (
    <Base>
      <Inner>
        <Notice>
          <b>{age}+</b>
          <Text size="small" tone="muted">
            <Trans>
              Gambling is for adults aged {age} and over. Play with money you can spare, and stop while it is fun. Each
              game shows its rules and its return to player.
            </Trans>
          </Text>
        </Notice>
        <PaymentTypes />
        {parts.map(({ id, load }) => (
          <DeferredPart key={id} load={load} />
        ))}
        <Text size="small">
          <Trans>
            Questions or worries about your play? <ContactUs />
          </Trans>
        </Text>
        <nav aria-label={t`About this site`}>
          <Pages>
            {pages.map(({ path, label }) => (
              <li key={path}>
                <Link href={path}>{label}</Link>
              </li>
            ))}
            {id !== "" && choice !== null && (
              <li>
                <Button look="quiet" size="small" onClick={reopen}>{t`Analytics choice`}</Button>
              </li>
            )}
          </Pages>
        </nav>
        <Licence />
        <Text size="caption" tone="muted">
          © {year} {name}
        </Text>
      </Inner>
    </Base>
  );
}
