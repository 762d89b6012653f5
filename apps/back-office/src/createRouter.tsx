import { startOverlayHistory } from "@marquee/ui-kit";
import { lazy } from "react";
import { createBrowserRouter, type RouteObject } from "react-router";
import { PageFault } from "./frame/PageFault.tsx";
import { SignedIn } from "./frame/SignedIn.tsx";
import { NoPage } from "./frame/NoPage.tsx";
import { PageFrame } from "./frame/PageFrame.tsx";
import { Home } from "./frame/Home.tsx";
import { deskPages } from "./pages.ts";

const Account = lazy(() => import("./account/AccountPage.tsx").then(({ AccountPage }) => ({ default: AccountPage })));
const Invitation = lazy(() =>
  import("./login/InvitationPage.tsx").then(({ InvitationPage }) => ({ default: InvitationPage })),
);

function toRoute(page: (typeof deskPages)[number]): RouteObject {
  const Page = lazy(async () => ({ default: (await page.load()).Page }));
  return {
    path: page.path,
    element: (
      <PageFrame page={page}>
        <Page />
      </PageFrame>
    ),
    errorElement: <PageFault />,
  };
}

/** The addresses: `/:merchant/<page>`, the caller's own account, invitations. */
export function createRouter() {
  startOverlayHistory();
  return createBrowserRouter([
    { path: "/invitation", element: <Invitation />, errorElement: <PageFault /> },
    {
      element: <SignedIn />,
      errorElement: <PageFault />,
      children: [
        { path: "/", element: <Home /> },
        { path: "/account", element: <Account />, errorElement: <PageFault /> },
        {
          path: "/:merchant",
          children: [{ index: true, element: <Home /> }, ...deskPages.map(toRoute), { path: "*", element: <NoPage /> }],
        },
      ],
    },
  ]);
}
