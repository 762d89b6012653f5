import { Trans, useLingui } from "@lingui/react/macro";
import type { SavedAnswer } from "@marquee/contract/staff";
import { Button, EmptyState, Heading } from "@marquee/ui-kit";
import { useState } from "react";
import { useGetTicketSettingsQuery, useListSavedAnswersQuery } from "../api/endpoints/ticket/staffEndpoints.ts";
import { FormModal } from "../forms/FormModal.tsx";
import { VersionedForm } from "../forms/VersionedForm.tsx";
import { useMay, useMerchantCode } from "../frame/DeskContext.ts";
import { LoadGate } from "../frame/LoadGate.tsx";
import { Page, PageHead } from "../frame/Page.tsx";
import { Section } from "../frame/Section.tsx";
import { type ListColumn, RecordList } from "../list/RecordList.tsx";
import { useListAddress } from "../list/useListAddress.ts";
import { useLanguageNames } from "../texts/useLanguageNames.ts";
import { RemoveAnswerForm } from "./RemoveAnswerForm.tsx";
import { SavedAnswerForm } from "./SavedAnswerForm.tsx";
import { TicketSettingsForm } from "./TicketSettingsForm.tsx";

/** What is open above the list. */
type Opened =
  | { readonly form: "save"; readonly answer?: SavedAnswer }
  | { readonly form: "remove"; readonly answer: SavedAnswer };

function useColumns(open: ((opened: Opened) => void) | undefined): readonly ListColumn<SavedAnswer>[] {
  const { t } = useLingui();
  const { toLanguage } = useLanguageNames();
  const toLanguages = ({ texts }: SavedAnswer): string => Object.keys(texts).map(toLanguage).join(", ");
  return [
    { key: "name", title: t`Name`, toCell: ({ name }) => name, toText: ({ name }) => name },
    { key: "languages", title: t`Languages`, toCell: toLanguages, toText: toLanguages },
    { key: "text", title: t`Text in English`, toCell: ({ texts }) => texts.EN, toText: ({ texts }) => texts.EN },
    ...(open === undefined
      ? []
      : [
          {
            key: "acts",
            title: "",
            toText: () => "",
            toCell: (answer: SavedAnswer) => (
              <>
                <Button
                  size="small"
                  look="quiet"
                  aria-label={t`Change: ${answer.name}`}
                  onClick={() => open({ form: "save", answer })}
                >
                  <Trans>Change</Trans>
                </Button>
                <Button
                  size="small"
                  look="quiet"
                  aria-label={t`Remove: ${answer.name}`}
                  onClick={() => open({ form: "remove", answer })}
                >
                  <Trans>Remove</Trans>
                </Button>
              </>
            ),
          },
        ]),
  ];
}

/** The answers that staff use again, and what holds for tickets. */
export function SavedAnswersPage() {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const address = useListAddress();
  const mayChange = useMay("tickets.change");
  const [opened, setOpened] = useState<Opened>();
  const columns = useColumns(mayChange ? setOpened : undefined);
  const loaded = useListSavedAnswersQuery({ merchant });
  const settings = useGetTicketSettingsQuery({ merchant });
  const data = loaded.data === undefined ? undefined : { items: loaded.data, next: null };
  const onClose = (): void => setOpened(undefined);
  return (
    <Page>
      <PageHead>
        <Heading level={1} size="heading">
          <Trans>Saved answers</Trans>
        </Heading>
        {mayChange && data !== undefined ? (
          <Button look="primary" onClick={() => setOpened({ form: "save" })}>
            <Trans>New answer</Trans>
          </Button>
        ) : null}
      </PageHead>
      {data?.items.length === 0 ? (
        <EmptyState picture="empty" title={t`No saved answers yet`}>
          <Trans>Staff choose a saved answer in a ticket, and its text is that of the member's language.</Trans>
        </EmptyState>
      ) : (
        <RecordList
          name="saved-answers"
          caption={t`Saved answers`}
          columns={columns}
          toKey={({ id }) => id}
          loaded={{ ...loaded, data }}
          address={address}
          filters={null}
        />
      )}
      <Section title={t`Rules of tickets`}>
        <LoadGate loaded={settings}>
          {(stored) => (
            <VersionedForm stored={stored}>
              {({ opened: { settings: known, version }, onSaved }) => (
                <TicketSettingsForm settings={known} version={version} onSaved={onSaved} />
              )}
            </VersionedForm>
          )}
        </LoadGate>
      </Section>
      <FormModal
        size="wide"
        title={
          opened?.form === "remove"
            ? t`Remove an answer`
            : opened?.answer === undefined
              ? t`New answer`
              : t`Change an answer`
        }
        open={opened !== undefined}
        onClose={onClose}
      >
        {opened?.form === "save" && <SavedAnswerForm answer={opened.answer} onClose={onClose} />}
        {opened?.form === "remove" && <RemoveAnswerForm answer={opened.answer} onClose={onClose} />}
      </FormModal>
    </Page>
  );
}
