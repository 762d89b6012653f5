import { Navigate } from "react-router";
import { deskPages } from "../pages.ts";
import { NoPage } from "./NoPage.tsx";
import { useDesk } from "./DeskContext.ts";

/** The first page that the caller may see at the merchant. */
export function Home() {
  const { merchant } = useDesk();
  const first = deskPages.find(({ permission, hidden }) => !hidden && merchant.permissions.includes(permission));
  return first === undefined ? <NoPage /> : <Navigate replace to={`/${merchant.code}/${first.path}`} />;
}
