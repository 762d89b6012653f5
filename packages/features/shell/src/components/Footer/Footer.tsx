import { Trans } from "@lingui/react/macro";
import { token } from "@marquee/design-tokens";
import { useBrand, useStatusQuery } from "@marquee/runtime";
import { Link, Text } from "@marquee/ui-kit";
import { styled } from "styled-components";

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

const year = new Date().getFullYear();

/** The foot of a page: age and responsibility (FT-04), who answers, whose site it is (FT-06). */
export function Footer() {
  const { name, contacts } = useBrand();
  const age = useStatusQuery().data?.info.settings.ageMin ?? 18;
  return (
    <Base>
      <Inner>
        <Notice>
          <b>{age}+</b>
          <Text size="small" tone="muted">
            <Trans>
              Gambling is for adults of {age} and older. Play for fun, with money you can spare, and stop while it is
              fun. Each game states its rules and its return to player.
            </Trans>
          </Text>
        </Notice>
        <Text size="small">
          <Trans>
            Questions or worries about your play? Write to{" "}
            <Link href={`mailto:${contacts.email}`}>{contacts.email}</Link>.
          </Trans>
        </Text>
        <Text size="caption" tone="muted">
          © {year} {name}
        </Text>
      </Inner>
    </Base>
  );
}
