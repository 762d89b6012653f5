import { lazy, Suspense } from "react";
import { deskModules } from "../deskModules.ts";
import { useDesk } from "../frame/DeskContext.ts";

const parts = deskModules
  .flatMap(({ barParts = [] }) => barParts)
  .map(({ key, permission, load }) => ({ key, permission, Part: lazy(load) }));

/** What the domains have in the bar, as far as the person may use it at the merchant; each begins anew for another one. */
export function BarParts() {
  const { merchant } = useDesk();
  return parts
    .filter(({ permission }) => merchant.permissions.includes(permission))
    .map(({ key, Part }) => (
      <Suspense key={`${key} ${merchant.code}`} fallback={null}>
        <Part />
      </Suspense>
    ));
}
