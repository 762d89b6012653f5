import { useLingui } from "@lingui/react/macro";
import type { DocumentKind } from "@marquee/contract";
import { type ComponentType, useState } from "react";
import { useParams } from "react-router";
import { useGetDocumentQuery } from "../../api/endpoints/content/staffEndpoints.ts";
import { useMay, useMerchantCode } from "../../frame/DeskContext.ts";
import { LoadGate } from "../../frame/LoadGate.tsx";
import { NoPage } from "../../frame/NoPage.tsx";
import { Page } from "../../frame/Page.tsx";
import { DocumentForm } from "./DocumentForm.tsx";
import { DocumentReader } from "./DocumentReader.tsx";

function NewDocument({ kind }: { readonly kind: DocumentKind }) {
  // One id for the form: sent twice, it makes one.
  const [id] = useState(() => crypto.randomUUID());
  return <DocumentForm kind={kind} id={id} stored={undefined} />;
}

function OldDocument({ kind, id }: { readonly kind: DocumentKind; readonly id: string }) {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const canChange = useMay("content.change");
  const loaded = useGetDocumentQuery({ merchant, id });
  return (
    <LoadGate loaded={loaded} fault={t`The text did not load`}>
      {(sheet) =>
        sheet.kind !== kind ? (
          <NoPage />
        ) : canChange ? (
          <DocumentForm kind={kind} id={id} stored={sheet} refetch={() => loaded.refetch().unwrap()} />
        ) : (
          <DocumentReader sheet={sheet} />
        )
      }
    </LoadGate>
  );
}

/** The editor of one document, or of a new one. */
function DocumentPage({ kind }: { readonly kind: DocumentKind }) {
  const { id = "" } = useParams();
  const canChange = useMay("content.change");
  if (id === "new" && !canChange) return <NoPage />;
  return <Page>{id === "new" ? <NewDocument kind={kind} /> : <OldDocument key={id} kind={kind} id={id} />}</Page>;
}

/** The editor of each kind. */
export const documentPages: Readonly<Record<DocumentKind, ComponentType>> = {
  HELP: () => <DocumentPage kind="HELP" />,
  PAGE: () => <DocumentPage kind="PAGE" />,
  NEWS: () => <DocumentPage kind="NEWS" />,
  BLOG: () => <DocumentPage kind="BLOG" />,
};
