import { useLingui } from "@lingui/react/macro";
import { useEffect } from "react";
import { useApp } from "../brand/AppContext.ts";
import { useCentre } from "../centres/useCentre.ts";
import { findScreen } from "./findScreen.ts";
import { useRouteHandle } from "./useAreas.ts";
import { useStatusQuery } from "../startup/statusQuery.ts";

function setDescription(content: string): void {
  const found = document.head.querySelector<HTMLMetaElement>("meta[name=description]");
  if (found) return void (found.content = content);
  const meta = document.createElement("meta");
  meta.name = "description";
  meta.content = content;
  document.head.append(meta);
}

/** Says in the document's head which page shows: a panel of a centre, or the page below; home is the brand itself. */
export function PageHead() {
  const { t, i18n } = useLingui();
  const { features, settings } = useApp();
  const centre = useCentre();
  const handle = useRouteHandle();
  const age = useStatusQuery().data?.info.settings.ageMin ?? 18;
  const { name } = settings;
  const panel =
    centre &&
    features
      .flatMap(({ panels = [] }) => panels)
      .find((each) => each.centre === centre.centre && each.id === centre.panel);
  const shown = panel?.label ?? handle?.title ?? findScreen(features, handle?.path ?? "")?.title;
  const page = shown && i18n._(shown);
  const description =
    page === undefined
      ? t`Games at ${name}, for adults aged ${age} and over.`
      : t`${page} at ${name}, for adults aged ${age} and over.`;
  useEffect(() => {
    document.title = page === undefined ? name : `${page} · ${name}`;
    setDescription(description);
  }, [page, name, description]);
  return null;
}
