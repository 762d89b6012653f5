import { useLingui } from "@lingui/react/macro";
import type { PromotionPage } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { Badge, Card, Heading, RichHtml, Text } from "@marquee/ui-kit";
import { styled } from "styled-components";
import { ruleTexts, stateTexts, stateTones } from "../../model/stateTexts.ts";
import { usePromotionTerms } from "../../model/usePromotionTerms.tsx";
import { PromotionAction } from "./PromotionAction.tsx";
import { PromotionPicture } from "./PromotionPicture.tsx";
import { PromotionTime } from "./PromotionTime.tsx";

const Base = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token("space.24")};
  align-items: start;
  container-type: inline-size;
`;
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token("space.24")};
  align-items: start;
  @container (min-width: 820px) { grid-template-columns: minmax(0, 1fr) 340px; > :first-child { order: 1; } }
`;
const Picture = styled.div`
  overflow: hidden;
  border-radius: ${token("panel.radius")};
  /* What can be done stays in sight below it. */
  > div { inline-size: 100%; max-block-size: min(40vb, 420px); }
`;
const Side = styled(Card)`
  display: grid;
  gap: ${token("space.16")};
  justify-items: start;
  > button, > a, > form { inline-size: 100%; }
`;
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token("space.8")} ${token("space.12")};
`;
const Terms = styled.dl`
  display: grid;
  gap: ${token("space.8")};
  inline-size: 100%;
  font-size: ${token("text.small")};
  > div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 ${token("space.12")}; }
  dt { color: ${token("color.muted")}; }
  dd { margin-inline-start: auto; font-weight: ${token("weight.strong")}; text-align: end; }
`;
const Words = styled.div`max-inline-size: 70ch; line-height: 1.6;`;

type Props = {
  readonly page: PromotionPage;
  /** The heading of the text's place; a dialog has the title itself. */
  readonly isTitled?: boolean;
  /** The code by which it was found. */
  readonly code?: string | undefined;
  /** It was claimed; how it stands now. */
  readonly onClaim?: ((page: PromotionPage) => void) | undefined;
  /** The promotion has begun meanwhile. */
  readonly onStart: () => void;
};

/** One promotion: its picture, where the member stands and what can be done, the terms, and what it says (PR-02, PR-03). */
export function PromotionView({ page, isTitled = false, code, onClaim, onStart }: Props) {
  const { t } = useLingui();
  const terms = usePromotionTerms()(page);
  const rule = page.rule === null ? null : ruleTexts[page.rule];
  return (
    <Base>
      {isTitled && <Heading level={1}>{page.title}</Heading>}
      <Picture>
        <PromotionPicture line={page} eager />
      </Picture>
      <Columns>
        <Side aria-label={t`Taking part`}>
          <Line>
            <Badge tone={stateTones[page.state]}>{t(stateTexts[page.state])}</Badge>
            <PromotionTime line={page} onStart={onStart} />
          </Line>
          {terms.length > 0 && (
            <Terms>
              {terms.map(({ key, name, value }) => (
                <div key={key}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </Terms>
          )}
          {rule !== null && <Text size="small">{t(rule)}</Text>}
          <PromotionAction page={page} code={code} onClaim={onClaim} />
        </Side>
        <Words>
          <RichHtml html={page.html} />
        </Words>
      </Columns>
    </Base>
  );
}
