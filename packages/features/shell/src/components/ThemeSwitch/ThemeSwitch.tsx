import { useLingui } from "@lingui/react/macro";
import { getTheme, setTheme, useBrand } from "@marquee/runtime";
import { DarkIcon, IconButton, LightIcon } from "@marquee/ui-kit";
import { useEffect, useRef } from "react";
import { styled } from "styled-components";

const Both = styled.span`
  display: grid;
  place-items: center;
  > svg { grid-area: 1 / 1; }
  [data-theme="dark"] & > :last-child, [data-theme="light"] & > :first-child { display: none; }
`;

/**
 * Dark ⇄ light (HD-01). The theme lives in the document, not in the store: pressing swaps custom properties and renders
 * nothing, so the pressed state is written by hand.
 */
export function ThemeSwitch() {
  const { t } = useLingui();
  const { themes } = useBrand();
  const button = useRef<HTMLButtonElement>(null);
  const show = (): void => button.current?.setAttribute("aria-pressed", String(getTheme() === "light"));
  useEffect(show, []);
  if (themes.enabled.length < 2) return null;
  const press = (): void => {
    setTheme(getTheme() === "dark" ? "light" : "dark");
    show();
  };
  return (
    <IconButton ref={button} label={t`Light theme`} onClick={press}>
      <Both>
        <DarkIcon size="1em" />
        <LightIcon size="1em" />
      </Both>
    </IconButton>
  );
}
