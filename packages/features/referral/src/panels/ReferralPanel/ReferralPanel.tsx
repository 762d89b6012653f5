import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { isApiError, useGetReferralQuery } from "@marquee/api-client";
import { token } from "@marquee/design-tokens";
import { InvitationCard, LoadGate, useStatusQuery } from "@marquee/runtime";
import { EmptyState, Heading, Text } from "@marquee/ui-kit";
import { styled } from "styled-components";

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token("space.16")};
`;

/** What says that nobody can invite now, instead of an error. */
const closed: readonly string[] = ["promo.closed", "promo.not.eligible"];

/** Invitation of friends (MC-11): the member's own code as text, link and QR code, and how many registered with it. */
export function ReferralPanel() {
  const { t } = useLingui();
  const query = useGetReferralQuery({});
  const ageMin = useStatusQuery().data?.info.settings.ageMin ?? 18;
  const isClosed = isApiError(query.error) && closed.includes(query.error.code);
  return (
    <Page>
      <Heading level={3}>
        <Trans>Invite friends</Trans>
      </Heading>
      {isClosed ? (
        <EmptyState picture="empty" title={t`You cannot invite friends at the moment`} level={4}>
          <Trans>Friends who have registered with your code still count.</Trans>
        </EmptyState>
      ) : (
        <LoadGate query={query} rows={3}>
          {({ code, url, registrations, recentRegistrations }) => (
            <>
              <Text tone="muted">
                <Trans>
                  Send friends this link. Only people who are {ageMin} or older may register. You see how many came, not
                  who they are.
                </Trans>
              </Text>
              <InvitationCard code={code} url={url}>
                <Text>
                  <Plural
                    value={registrations}
                    one="# friend registered with your code."
                    other="# friends registered with your code."
                  />
                </Text>
                {registrations > 0 && (
                  <Text tone="muted">
                    <Plural
                      value={recentRegistrations}
                      one="# of them in the last 30 days."
                      other="# of them in the last 30 days."
                    />
                  </Text>
                )}
              </InvitationCard>
            </>
          )}
        </LoadGate>
      )}
    </Page>
  );
}
