import { Trans, useLingui } from "@lingui/react/macro";
import { isLanguageCode, type LanguageCode, languages } from "@marquee/contract";
import type { DocumentSheet, PreviewLink } from "@marquee/contract/staff";
import { token } from "@marquee/design-tokens";
import { Button, Form, FormSelectField, Heading, Link, Text } from "@marquee/ui-kit";
import { Formik } from "formik";
import { type MouseEvent, useState } from "react";
import { styled } from "styled-components";
import { usePreviewDocumentMutation } from "../../api/endpoints/content/staffEndpoints.ts";
import { FormFault } from "../../forms/FormFault.tsx";
import { useSubmit } from "../../forms/useSubmit.ts";
import { useMerchantCode } from "../../frame/DeskContext.ts";
import { useLanguageNames } from "../../texts/useLanguageNames.ts";
import { useTimeText } from "../../texts/useTimeText.ts";

const Base = styled.section`display: grid; gap: ${token("space.12")}; margin-block-start: ${token("space.24")};`;
const Line = styled.div`display: flex; flex-wrap: wrap; gap: ${token("space.12")};`;

/** Links to a draft on the site; a press opens a window of their width, anything else a tab. */
function PreviewLinks({ link, language }: { readonly link: PreviewLink; readonly language: LanguageCode }) {
  const { t } = useLingui();
  const { names } = useLanguageNames();
  const toTime = useTimeText();
  const openSized = (event: MouseEvent, width: number): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    globalThis.open(link.url, "_blank", `popup,noopener,noreferrer,width=${width},height=800`);
  };
  const widths = [
    [360, t`Phone, 360`],
    [1280, t`Desktop, 1280`],
  ] as const;
  return (
    <>
      <Line role="group" aria-label={t`Draft in ${names[language]}`}>
        {widths.map(([width, name]) => (
          <Link
            key={width}
            href={link.url}
            target="_blank"
            rel="noopener noreferrer"
            onClick={(event) => openSized(event, width)}
          >
            {name}
          </Link>
        ))}
      </Line>
      <Text size="small" tone="muted" role="status">
        <Trans>
          In {names[language]}, until {toTime(link.expiresAt)}. Whoever has the link needs no login. It ends when the
          draft is saved again.
        </Trans>
      </Text>
    </>
  );
}

/** Shows a saved draft on the merchant's own site, in windows of a phone's and a desktop's width. */
export function SitePreview({ sheet: { id, version, texts } }: { readonly sheet: DocumentSheet }) {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const { names } = useLanguageNames();
  const [preview] = usePreviewDocumentMutation();
  const [made, setMade] = useState<{ readonly link: PreviewLink; readonly language: LanguageCode }>();
  const codes = languages.map(({ code }) => code).filter((code) => texts[code] !== undefined);
  const { fault, submit } = useSubmit(async ({ language }: { language: string }) => {
    if (!isLanguageCode(language)) return;
    setMade({ link: await preview({ merchant, id, version, language }).unwrap(), language });
  });
  if (codes.length === 0) return null;
  return (
    <Base>
      <Heading level={3} size="title">
        <Trans>On the site</Trans>
      </Heading>
      <Formik initialValues={{ language: codes[0] ?? "" }} onSubmit={submit}>
        {({ isSubmitting }) => (
          <Form label={t`On the site`}>
            <FormSelectField
              name="language"
              label={t`Language`}
              options={codes.map((code) => ({ value: code, label: names[code] }))}
            />
            <FormFault text={fault} />
            <Button type="submit" busy={isSubmitting}>
              <Trans>Make links to the draft</Trans>
            </Button>
          </Form>
        )}
      </Formik>
      {made && <PreviewLinks link={made.link} language={made.language} />}
    </Base>
  );
}
