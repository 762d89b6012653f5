import { Trans } from "@lingui/react/macro";
import { token } from "@marquee/design-tokens";
import { Heading } from "@marquee/ui-kit";
import { useNavigate } from "react-router";
import { styled } from "styled-components";
import { VendorFilter } from "../components/VendorFilter/VendorFilter.tsx";
import { useLanes } from "../model/useLanes.ts";

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token("space.12")};
`;

/** The vendors of the first category: a press opens its lobby with that vendor. */
export function VendorsSection() {
  const navigate = useNavigate();
  const lane = useLanes().lanes.toSorted((a, b) => b.cards.length - a.cards.length)[0];
  if (!lane) return null;
  const open = (vendor: string): void =>
    void navigate(vendor === "" ? lane.path : `${lane.path}?${new URLSearchParams({ vendor })}`);
  return (
    <Section>
      <Heading level={2}>
        <Trans>Providers</Trans>
      </Heading>
      <VendorFilter vendors={lane.cards} selected="" onSelect={open} />
    </Section>
  );
}
