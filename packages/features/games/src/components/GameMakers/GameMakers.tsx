import { useLingui } from "@lingui/react/macro";
import { toImageUrl } from "@marquee/api-client";
import { token } from "@marquee/design-tokens";
import { useStatusQuery } from "@marquee/runtime";
import { SmartImage, Text } from "@marquee/ui-kit";
import { useId } from "react";
import { styled } from "styled-components";
import { useLanes } from "../../model/useLanes.ts";

const Base = styled.section`display: grid; gap: ${token("space.8")};`;
const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token("space.8")} ${token("space.20")};
  > li {
    display: flex;
    align-items: center;
    gap: ${token("space.8")};
    min-inline-size: 0;
    color: ${token("color.muted")};
    font-size: ${token("text.small")};
    overflow-wrap: anywhere;
  }
  > li > span:first-child { flex: none; inline-size: 28px; block-size: 28px; border-radius: ${token("radius.control")}; background: none; font-size: 20px; }
`;

/** The vendors of all categories of the site, each once, with its icon (FT-05): in the foot of a page; nothing where there is none. */
export function GameMakers() {
  const { t } = useLingui();
  const id = useId();
  const { lanes } = useLanes();
  const hosts = useStatusQuery().data?.info.imageCDNs ?? [];
  const vendors = new Map(lanes.flatMap(({ cards }) => cards.map((card) => [card.vassalage, card] as const)));
  if (vendors.size === 0) return null;
  return (
    <Base aria-labelledby={id}>
      <Text size="caption" tone="muted" id={id}>
        {t`Providers`}
      </Text>
      <List>
        {[...vendors.values()].map(({ vassalage, name, icon }) => (
          <li key={vassalage}>
            <SmartImage src={toImageUrl(icon, hosts)} alt="" width={28} height={28} />
            {name}
          </li>
        ))}
      </List>
    </Base>
  );
}
