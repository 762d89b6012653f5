import { Trans, useLingui } from "@lingui/react/macro";
import { token } from "@marquee/design-tokens";
import { Form, Text } from "@marquee/ui-kit";
import { Formik, useFormikContext } from "formik";
import { useEffect } from "react";
import { styled } from "styled-components";
import { FormFault } from "../../forms/FormFault.tsx";
import { LeaveGuard } from "../../forms/LeaveGuard.tsx";
import { MergeBox } from "../../forms/MergeBox.tsx";
import { useRangeTexts } from "../../texts/useRangeTexts.ts";
import { DocumentActs } from "./DocumentActs.tsx";
import { DocumentHead } from "./DocumentHead.tsx";
import { type DocumentFault, type DocumentValues, toFaults } from "./documentValues.ts";
import { LanguageFields } from "./LanguageFields.tsx";
import { PlaceFields } from "./PlaceFields.tsx";
import { UnsavedOffer } from "./UnsavedOffer.tsx";
import { type EditedDocument, useDocumentForm } from "./useDocumentForm.ts";
import { useMergeTexts } from "./useMergeTexts.ts";
import { VersionList } from "./VersionList.tsx";

const Wide = styled.div`min-inline-size: 0; > form { gap: ${token("space.20")}; }`;

function useFaultTexts(): Readonly<Record<DocumentFault, string>> {
  const { t } = useLingui();
  const { toWhole } = useRangeTexts();
  return {
    required: t`Fill this in.`,
    title: t`A language that is begun needs a title.`,
    length: t`This is too long. Make it shorter, or make two texts of it.`,
    position: toWhole([0, 100_000]),
  };
}

/** What somebody else has saved: a form in which nothing is typed follows it, in another one it is chosen from. */
function Theirs({ form }: { readonly form: ReturnType<typeof useDocumentForm> }) {
  const { dirty, values } = useFormikContext<DocumentValues>();
  const texts = useMergeTexts(form.codes, form.merge.list(values));
  const { isBehind, isSending, follow } = form;
  useEffect(() => {
    if (isBehind && !dirty && !isSending) follow();
  });
  return dirty ? <MergeBox merge={form.merge} {...texts} /> : null;
}

/** Writes a document: its draft, and what is done with it. */
export function DocumentForm(document: EditedDocument) {
  const { t } = useLingui();
  const { kind, stored } = document;
  const form = useDocumentForm(document);
  const texts = useFaultTexts();
  return (
    <>
      <DocumentHead kind={kind} sheet={stored} />
      <Wide>
        <Formik
          innerRef={form.form}
          initialValues={form.opened.values}
          validate={(values) => ({
            ...Object.fromEntries(
              Object.entries(toFaults(values, form.codes, kind)).map(([name, found]) => [name, texts[found]]),
            ),
            ...(form.merge.isOpen(values) ? { merge: t`Choose one of the two.` } : {}),
          })}
          onSubmit={form.submit}
        >
          {() => (
            <Form label={t`Text`}>
              <UnsavedOffer name={form.name} opened={form.opened.values} onTake={form.takeUnsaved} />
              <PlaceFields kind={kind} isNew={stored === undefined} />
              <LanguageFields kind={kind} />
              <Theirs form={form} />
              <FormFault text={form.fault} />
              <DocumentActs document={document} form={form} />
              <LeaveGuard />
            </Form>
          )}
        </Formik>
      </Wide>
      {stored === undefined ? (
        <Text size="small" tone="muted">
          <Trans>Nobody but staff sees a draft. It is published from here once it is saved.</Trans>
        </Text>
      ) : (
        <VersionList sheet={stored} onTake={form.takeTexts} />
      )}
    </>
  );
}
