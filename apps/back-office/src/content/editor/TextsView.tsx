import { Trans, useLingui } from "@lingui/react/macro";
import type { DocumentTexts, LanguageCode } from "@marquee/contract";
import { languages } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { Heading, RadioGroup, RichHtml, Tabs, Text } from "@marquee/ui-kit";
import { useState } from "react";
import { styled } from "styled-components";
import { useLanguageNames } from "../../texts/useLanguageNames.ts";

const Frame = styled.div`
  overflow-x: auto;
  border: ${token("stroke.thin")} solid ${token("color.line")};
  border-radius: ${token("radius.card")};
  > article { display: grid; align-content: start; gap: ${token("space.12")}; padding: ${token("space.16")}; background: ${token("color.surface")}; overflow-wrap: anywhere; }
  &[data-width="phone"] > article { inline-size: 360px; max-inline-size: 100%; margin-inline: auto; }
  &[data-width="wide"] > article { inline-size: 1280px; }
`;
const Choice = styled.div`fieldset { grid-template-columns: repeat(auto-fit, minmax(120px, max-content)); } legend { grid-column: 1 / -1; }`;

const toTag = (code: LanguageCode): string => languages.find((language) => language.code === code)?.tag ?? "en";

/** Texts of a document as visitors read them, one language at a time: harmless whatever they hold. */
export function TextsView({ texts, isSized = false }: { readonly texts: DocumentTexts; readonly isSized?: boolean }) {
  const { t } = useLingui();
  const { names } = useLanguageNames();
  const codes = languages.map(({ code }) => code).filter((code) => texts[code] !== undefined);
  const [selected, select] = useState<string>();
  const [width, setWidth] = useState("phone");
  const shown = codes.find((code) => code === selected) ?? codes[0];
  if (shown === undefined)
    return (
      <Text tone="muted">
        <Trans>Nothing is written yet.</Trans>
      </Text>
    );
  const text = texts[shown];
  const content = (
    <Frame data-width={isSized ? width : undefined} tabIndex={0} role="region" aria-label={t`Text in ${names[shown]}`}>
      <article lang={toTag(shown)}>
        <Heading level={2} size="heading">
          {text?.title}
        </Heading>
        {text?.summary ? <Text tone="muted">{text.summary}</Text> : null}
        <RichHtml html={text?.html ?? ""} />
      </article>
    </Frame>
  );
  return (
    <>
      {isSized && (
        <Choice>
          <RadioGroup
            label={t`Width`}
            value={width}
            options={[
              { value: "phone", label: t`Phone, 360` },
              { value: "wide", label: t`Desktop, 1280` },
            ]}
            onChange={setWidth}
          />
        </Choice>
      )}
      <Tabs
        label={t`Languages`}
        tabs={codes.map((code) => ({ key: code, label: names[code], content }))}
        selected={shown}
        onSelect={select}
      />
    </>
  );
}
