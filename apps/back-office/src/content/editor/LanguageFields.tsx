import { useLingui } from "@lingui/react/macro";
import type { DocumentKind, LanguageCode } from "@marquee/contract";
import { languages } from "@marquee/contract";
import { from, token } from "@marquee/design-tokens";
import { FormTextField, Heading, Tabs } from "@marquee/ui-kit";
import { useFormikContext } from "formik";
import { useState } from "react";
import { styled } from "styled-components";
import { FormRichTextField } from "../../forms/RichTextField/FormRichTextField.tsx";
import { useLanguageNames } from "../../texts/useLanguageNames.ts";
import { useUploadPicture } from "../pictures/useUploadPicture.ts";
import { useSiteLanguages } from "../useSiteLanguages.ts";
import { type DocumentValues, isWhole, longestParts, toField } from "./documentValues.ts";

const Columns = styled.div`
  display: grid;
  gap: ${token("space.24")};
  align-items: start;
  > * { min-inline-size: 0; }
  @media ${from("desktop")} { &[data-pair] { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); } }
`;
const Fields = styled.div`display: grid; gap: ${token("space.16")}; min-inline-size: 0;`;
/** As high as the tabs beside it. */
const Name = styled.div`display: flex; align-items: center; min-block-size: ${token("tab.height")}; border-block-end: 1px solid transparent;`;

/** The fields of one language. */
function OneLanguage({
  code,
  kind,
  isFirst,
}: {
  readonly code: LanguageCode;
  readonly kind: DocumentKind;
  readonly isFirst: boolean;
}) {
  const { t } = useLingui();
  const { names } = useLanguageNames();
  const upload = useUploadPicture();
  const language = names[code];
  const tag = languages.find((each) => each.code === code)?.tag ?? "en";
  return (
    <Fields>
      <FormTextField
        name={toField("title", code)}
        label={t`Title in ${language}`}
        hint={isFirst ? t`Read where a language has no text of its own.` : undefined}
        required={isFirst}
        lang={tag}
        maxLength={longestParts.title}
        autoComplete="off"
      />
      {(kind === "NEWS" || kind === "BLOG") && (
        <FormTextField
          name={toField("summary", code)}
          label={t`Summary in ${language}`}
          hint={t`What the list says of it.`}
          lang={tag}
          maxLength={longestParts.summary}
          autoComplete="off"
        />
      )}
      <FormRichTextField name={toField("html", code)} label={t`Text in ${language}`} lang={tag} onUpload={upload} />
    </Fields>
  );
}

/** The default language beside another one, where there is room; each tab says whether its language can be read. */
export function LanguageFields({ kind }: { readonly kind: DocumentKind }) {
  const { t } = useLingui();
  const { names } = useLanguageNames();
  const { first, others } = useSiteLanguages();
  const { values, errors, submitCount } = useFormikContext<DocumentValues>();
  const [selected, select] = useState<LanguageCode | undefined>(others[0]);
  const [told, setTold] = useState(submitCount);
  if (told !== submitCount) {
    setTold(submitCount);
    // What is wrong in a language that is out of sight comes into sight.
    const wrong = others.find((code) => errors[toField("title", code)] ?? errors[toField("html", code)]);
    if (wrong !== undefined) select(wrong);
  }
  const toMark = (code: LanguageCode): string => {
    const language = names[code];
    return isWhole(values, code) ? language : t`${language}: missing`;
  };
  return (
    <Columns data-pair={others.length > 0 || undefined}>
      <div>
        <Name>
          <Heading level={2} size="title">
            {toMark(first)}
          </Heading>
        </Name>
        <OneLanguage code={first} kind={kind} isFirst />
      </div>
      {selected !== undefined && (
        <Tabs
          label={t`Other languages`}
          tabs={others.map((code) => ({
            key: code,
            label: toMark(code),
            content: <OneLanguage key={code} code={code} kind={kind} isFirst={false} />,
          }))}
          selected={selected}
          onSelect={(key) => select(others.find((code) => code === key))}
        />
      )}
    </Columns>
  );
}
