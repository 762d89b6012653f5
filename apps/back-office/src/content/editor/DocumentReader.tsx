import type { DocumentSheet } from "@marquee/contract/staff";
import { DocumentHead } from "./DocumentHead.tsx";
import { TextsView } from "./TextsView.tsx";
import { VersionList } from "./VersionList.tsx";

/** A document for who may not change it. */
export function DocumentReader({ sheet }: { readonly sheet: DocumentSheet }) {
  return (
    <>
      <DocumentHead kind={sheet.kind} sheet={sheet} />
      <TextsView texts={sheet.texts} />
      <VersionList sheet={sheet} />
    </>
  );
}
