import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type StaffCollection, type StaffCollectionList } from "@marquee/contract/staff";
import { collectionLimits } from "@marquee/contract";
import { Badge, Button, EmptyState, Heading, Text } from "@marquee/ui-kit";
import { useState } from "react";
import {
  useListStaffCollectionsQuery,
  useOrderCollectionsMutation,
  useRemoveCollectionMutation,
  useSaveCollectionMutation,
} from "../../api/endpoints/games/staffEndpoints.ts";
import { useMay, useMerchantCode } from "../../frame/DeskContext.ts";
import { LoadGate } from "../../frame/LoadGate.tsx";
import { Page, PageHead } from "../../frame/Page.tsx";
import { Section } from "../../frame/Section.tsx";
import { OrderDraft } from "../../list/OrderDraft.tsx";
import type { OrderView } from "../../list/OrderList.tsx";
import { SwitchForm } from "../../forms/SwitchForm.tsx";
import { useSeenVersion } from "../../forms/useSeenVersion.ts";
import { CollectionForm } from "./CollectionForm.tsx";
import { usePlaceNames } from "./usePlaceNames.ts";
import { FormModal } from "../../forms/FormModal.tsx";

type Edited = StaffCollection | "new" | undefined;

function Content({ collection }: { readonly collection: StaffCollection }) {
  const { t } = useLingui();
  const places = usePlaceNames();
  const { names, place, games, visible, countries } = collection;
  return (
    <>
      <Text size="small" strong>
        {names.EN}
      </Text>
      <Text size="small" tone="muted">
        {places[place]} · <Plural value={games.length} one="# game" other="# games" />
      </Text>
      {visible ? null : <Badge tone="danger">{t`Hidden`}</Badge>}
      {countries.length === 0 ? null : <Badge>{countries.join(" ")}</Badge>}
    </>
  );
}

type Act = (collection: StaffCollection) => void;

/** How a collection stands in the list. */
function useCollectionView(onEdit: Act, onRemove: Act): OrderView<StaffCollection> {
  const { t } = useLingui();
  const canChange = useMay("games.change");
  return {
    toKey: ({ id }) => id,
    toName: ({ names }) => names.EN,
    toContent: (collection) => <Content collection={collection} />,
    toActs: (collection) =>
      canChange ? (
        <>
          <Button size="small" aria-label={t`Change ${collection.names.EN}`} onClick={() => onEdit(collection)}>
            <Trans>Change</Trans>
          </Button>
          <Button
            size="small"
            look="quiet"
            aria-label={t`Remove ${collection.names.EN}`}
            onClick={() => onRemove(collection)}
          >
            <Trans>Remove</Trans>
          </Button>
        </>
      ) : null,
  };
}

function Collections({
  list,
  refetch,
}: {
  readonly list: StaffCollectionList;
  readonly refetch: () => Promise<unknown>;
}) {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const canChange = useMay("games.change");
  const sendOnVersion = useSeenVersion(list.version, refetch);
  const [[save], [remove], [order]] = [
    useSaveCollectionMutation(),
    useRemoveCollectionMutation(),
    useOrderCollectionsMutation(),
  ];
  const [edited, setEdited] = useState<Edited>();
  const [removed, setRemoved] = useState<StaffCollection>();
  const { collections } = list;
  const view = useCollectionView(setEdited, setRemoved);
  return (
    <>
      {canChange ? (
        <div>
          <Button
            look="primary"
            size="small"
            disabled={collections.length >= collectionLimits.collections}
            onClick={() => setEdited("new")}
          >
            <Trans>New collection</Trans>
          </Button>
        </div>
      ) : null}
      {collections.length === 0 ? (
        <EmptyState picture="empty" title={t`No collections yet`}>
          <Trans>A collection is a row of chosen games on the home page or in a lobby.</Trans>
        </EmptyState>
      ) : (
        <Section title={t`In this order`}>
          <OrderDraft
            label={t`Order of collections`}
            action={t`Save the order of collections`}
            items={collections}
            view={view}
            canChange={canChange}
            timed={false}
            send={(ids, reason) =>
              sendOnVersion((version) => order({ merchant, ids: [...ids], reason, version }).unwrap())
            }
          />
        </Section>
      )}
      <FormModal
        size="wide"
        title={edited === "new" ? t`New collection` : (edited?.names.EN ?? "")}
        open={edited !== undefined}
        onClose={() => setEdited(undefined)}
      >
        {edited === undefined ? null : (
          <CollectionForm
            collection={edited === "new" ? undefined : edited}
            send={(saved, reason) => sendOnVersion((version) => save({ merchant, ...saved, reason, version }).unwrap())}
            onDone={() => setEdited(undefined)}
          />
        )}
      </FormModal>
      <FormModal
        title={t`Remove ${removed?.names.EN ?? ""}`}
        open={removed !== undefined}
        onClose={() => setRemoved(undefined)}
      >
        {removed === undefined ? null : (
          <SwitchForm
            label={t`Remove a collection`}
            initialValues={{}}
            toSwitch={() => removed.id}
            send={(id, reason) => sendOnVersion((version) => remove({ merchant, id, reason, version }).unwrap())}
            timed={false}
            action={t`Remove the collection`}
            onDone={() => setRemoved(undefined)}
          >
            <Text size="small" tone="muted">
              <Trans>Its games stay.</Trans>
            </Text>
          </SwitchForm>
        )}
      </FormModal>
    </>
  );
}

/** The editors' rows of games (X-28): their order, places, names and games. */
export function CollectionsPage() {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const loaded = useListStaffCollectionsQuery({ merchant });
  return (
    <Page>
      <PageHead>
        <Heading level={1} size="heading">
          <Trans>Collections</Trans>
        </Heading>
      </PageHead>
      <LoadGate loaded={loaded} fault={t`The collections did not load`}>
        {(list) => <Collections list={list} refetch={loaded.refetch} />}
      </LoadGate>
    </Page>
  );
}
