import { Navigate } from "react-router";
import { deskPages } from "../pages.ts";
import { NoPage } from "./NoPage.tsx";
import { canOpen } from "./DeskPage.ts";
import { useDesk } from "./DeskContext.ts";

/** The first page that the caller may see at the merchant. */
export function Home() {
  const { merchant, session } = useDesk();
  const first = deskPages.find((page) => !page.hidden && canOpen(page, session, merchant));
  return first === undefined ? <NoPage /> : <Navigate replace to={`/${merchant.code}/${first.path}`} />;
}
