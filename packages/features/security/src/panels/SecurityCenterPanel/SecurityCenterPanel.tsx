import { Trans, useLingui } from "@lingui/react/macro";
import { useGetMemberInfoQuery } from "@marquee/api-client";
import { token } from "@marquee/design-tokens";
import { useGates, LoadGate } from "@marquee/runtime";
import { Heading } from "@marquee/ui-kit";
import { styled } from "styled-components";
import { ActivitySection } from "./ActivitySection.tsx";
import { DevicesSection } from "./DevicesSection.tsx";
import { Section } from "./Section.tsx";
import { dataGroup, type SectionGroup, sectionGroups, type SectionProps } from "./sections.ts";

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token("space.16")};
`;

/** The enabled lines of a group under its heading. */
function Group({ group, member }: { readonly group: SectionGroup } & SectionProps) {
  const { t } = useLingui();
  const gates = useGates();
  return (
    <Section title={t(group.title)}>
      <div>
        {group.sections
          .filter(({ moduleId }) => gates.has(moduleId))
          .map(({ id, Section: Line }) => (
            <Line key={id} member={member} />
          ))}
      </div>
    </Section>
  );
}

/**
 * The security centre (MC-01): profile, passwords and contacts, preferences, logged-in devices, recent activity, and
 * the member's data. Each is a line that shows its state; its form opens in place.
 */
export function SecurityCenterPanel() {
  const query = useGetMemberInfoQuery({});
  return (
    <Page>
      <Heading level={3}>
        <Trans>Security</Trans>
      </Heading>
      <LoadGate query={query}>
        {(member) => (
          <>
            {sectionGroups.map((group) => (
              <Group key={group.id} group={group} member={member} />
            ))}
            <DevicesSection />
            <ActivitySection />
            <Group group={dataGroup} member={member} />
          </>
        )}
      </LoadGate>
    </Page>
  );
}
