import { CollectionRows } from "../components/CollectionRows/CollectionRows.tsx";

/** Home's collections. */
export function CollectionsSection() {
  return <CollectionRows place="HOME" />;
}
