import { useLingui } from "@lingui/react/macro";
import type { PromotionLine } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { Badge, Heading, Link } from "@marquee/ui-kit";
import { styled } from "styled-components";
import { PromotionPicture } from "../../components/PromotionView/PromotionPicture.tsx";
import { PromotionTime } from "../../components/PromotionView/PromotionTime.tsx";
import { stateTexts, stateTones } from "../../model/stateTexts.ts";

const Base = styled.article`
  position: relative;
  display: grid;
  grid-template-rows: auto 1fr;
  block-size: 100%;
  overflow: hidden;
  border: ${token("panel.border")} solid ${token("color.line")};
  border-radius: ${token("panel.radius")};
  background: ${token("color.surface")};
  transition: border-color ${token("motion.fast")} ${token("easing.standard")};
  &:hover { border-color: ${token("color.primary")}; }
  &:focus-within { border-color: ${token("color.primary")}; }
`;
const Words = styled.div`
  display: grid;
  align-content: start;
  gap: ${token("space.8")};
  padding: ${token("space.16")};
  overflow-wrap: anywhere;
  a { color: inherit; text-decoration: none; }
  /* The whole card opens it. */
  a::after { content: ""; position: absolute; inset: 0; border-radius: inherit; }
`;
const Line = styled.div`display: flex; flex-wrap: wrap; align-items: center; gap: ${token("space.4")} ${token("space.12")};`;

type Props = {
  readonly line: PromotionLine;
  /** Where its page is. */
  readonly href: string;
  readonly eager: boolean;
  readonly onStart: () => void;
};

/** A promotion in the list; the whole card leads to it. */
export function PromotionCard({ line, href, eager, onStart }: Props) {
  const { t } = useLingui();
  return (
    <Base>
      <PromotionPicture line={line} eager={eager} />
      <Words>
        <Line>
          <Badge tone={stateTones[line.state]}>{t(stateTexts[line.state])}</Badge>
          <PromotionTime line={line} onStart={onStart} />
        </Line>
        <Heading level={2} size="title">
          <Link href={href}>{line.title}</Link>
        </Heading>
      </Words>
    </Base>
  );
}
