import { Trans, useLingui } from "@lingui/react/macro";
import type { AudienceChoices } from "@marquee/contract/staff";
import { Button, EmptyState, Heading, Text } from "@marquee/ui-kit";
import { type ReactNode, useState } from "react";
import { useGetAudienceChoicesQuery } from "../../api/endpoints/support/staffEndpoints.ts";
import { FormModal } from "../../forms/FormModal.tsx";
import { SwitchForm } from "../../forms/SwitchForm.tsx";
import { useMay, useMerchantCode } from "../../frame/DeskContext.ts";
import { LoadGate } from "../../frame/LoadGate.tsx";
import { Page, PageHead } from "../../frame/Page.tsx";
import { Section } from "../../frame/Section.tsx";
import { OrderList, type OrderView } from "../../list/OrderList.tsx";

interface Saved {
  readonly id: string;
  readonly version: number;
}

/** The words of a list: for its buttons, its forms, and where it is empty. */
interface SavedListTexts {
  readonly make: string;
  readonly emptyTitle: string;
  readonly empty: string;
  readonly section: string;
  readonly label: string;
  /** Names the form that removes one. */
  readonly removeLabel: string;
  readonly remove: string;
  readonly removeNote: string;
}

interface Props<Item extends Saved> {
  readonly list: readonly Item[];
  readonly texts: SavedListTexts;
  readonly toName: (item: Item) => string;
  /** What stands behind a name. */
  readonly renderDetails: (item: Item) => ReactNode;
  /** Buttons before those that change and remove one. */
  readonly renderActs?: ((item: Item) => ReactNode) | undefined;
  /** Draws the list where it is no plain one. */
  readonly renderList?: (view: OrderView<Item>, canChange: boolean) => ReactNode;
  /** The form of one, or of a new one. */
  readonly renderForm: (item: Item | undefined, onDone: () => void) => ReactNode;
  readonly onRemove: (removed: Saved & { readonly reason: string }) => Promise<unknown>;
}

/** How one stands in the list. */
function useSavedView<Item extends Saved>({
  toName,
  renderDetails,
  renderActs,
  onEdit,
  onRemove,
}: Pick<Props<Item>, "toName" | "renderDetails" | "renderActs"> & {
  readonly onEdit: (item: Item) => void;
  readonly onRemove: (item: Item) => void;
}): OrderView<Item> {
  const { t } = useLingui();
  const canChange = useMay("content.change");
  return {
    toKey: ({ id }) => id,
    toName,
    toContent: (each) => (
      <>
        <Text size="small" strong>
          {toName(each)}
        </Text>
        {renderDetails(each)}
      </>
    ),
    toActs: (each) => (
      <>
        {renderActs?.(each)}
        {canChange ? (
          <>
            <Button size="small" aria-label={t`Change ${toName(each)}`} onClick={() => onEdit(each)}>
              <Trans>Change</Trans>
            </Button>
            <Button size="small" look="quiet" aria-label={t`Remove ${toName(each)}`} onClick={() => onRemove(each)}>
              <Trans>Remove</Trans>
            </Button>
          </>
        ) : null}
      </>
    ),
  };
}

/** A list of which staff save one whole thing at a time: banners, announcements, segments. */
export function SavedList<Item extends Saved>({
  list,
  texts,
  toName,
  renderDetails,
  renderActs,
  renderList,
  renderForm,
  onRemove,
}: Props<Item>) {
  const { t } = useLingui();
  const canChange = useMay("content.change");
  const [edited, setEdited] = useState<Item | "new">();
  const [removed, setRemoved] = useState<Item>();
  const item = edited === "new" ? undefined : edited;
  const view = useSavedView({ toName, renderDetails, renderActs, onEdit: setEdited, onRemove: setRemoved });
  return (
    <>
      {canChange ? (
        <div>
          <Button look="primary" size="small" onClick={() => setEdited("new")}>
            {texts.make}
          </Button>
        </div>
      ) : null}
      {list.length === 0 ? (
        <EmptyState picture="empty" title={texts.emptyTitle}>
          {texts.empty}
        </EmptyState>
      ) : (
        <Section title={texts.section}>
          {renderList?.(view, canChange) ?? (
            <OrderList label={texts.label} items={list} view={view} onOrder={undefined} />
          )}
        </Section>
      )}
      <FormModal
        size="wide"
        title={item === undefined ? texts.make : toName(item)}
        open={edited !== undefined}
        onClose={() => setEdited(undefined)}
      >
        {edited === undefined ? null : renderForm(item, () => setEdited(undefined))}
      </FormModal>
      <FormModal
        title={t`Remove ${removed === undefined ? "" : toName(removed)}`}
        open={removed !== undefined}
        onClose={() => setRemoved(undefined)}
      >
        {removed === undefined ? null : (
          <SwitchForm
            label={texts.removeLabel}
            initialValues={{}}
            toSwitch={() => removed}
            send={async ({ id, version }, reason) => {
              await onRemove({ id, version, reason });
              return null;
            }}
            timed={false}
            action={texts.remove}
            onDone={() => setRemoved(undefined)}
          >
            <Text size="small" tone="muted">
              {texts.removeNote}
            </Text>
          </SwitchForm>
        )}
      </FormModal>
    </>
  );
}

/** The page of such a list, with what an audience can name. */
export function SavedListPage<List>({
  title,
  fault,
  loaded,
  children,
}: {
  readonly title: string;
  /** Says what did not load. */
  readonly fault: string;
  readonly loaded: Parameters<typeof LoadGate<List>>[0]["loaded"];
  readonly children: (list: List, choices: AudienceChoices) => ReactNode;
}) {
  const merchant = useMerchantCode();
  const choices = useGetAudienceChoicesQuery({ merchant });
  return (
    <Page>
      <PageHead>
        <Heading level={1} size="heading">
          {title}
        </Heading>
      </PageHead>
      <LoadGate loaded={loaded} fault={fault}>
        {(list) => (
          <LoadGate loaded={choices} fault={fault}>
            {(found) => children(list, found)}
          </LoadGate>
        )}
      </LoadGate>
    </Page>
  );
}
