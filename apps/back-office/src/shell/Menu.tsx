import { useLingui } from "@lingui/react/macro";
import { token } from "@marquee/design-tokens";
import { Badge, VisuallyHidden } from "@marquee/ui-kit";
import { useEffect, useRef } from "react";
import { NavLink, useLocation } from "react-router";
import { styled } from "styled-components";
import { useWaitingCounts } from "./useWaitingCounts.ts";
import { canOpen, pageGroups } from "../frame/DeskPage.ts";
import { useDesk } from "../frame/DeskContext.ts";
import { deskPages } from "../pages.ts";

const Base = styled.nav`
  display: grid;
  align-content: start;
  gap: ${token("space.16")};
  > div > p { padding: ${token("space.4")} ${token("space.12")}; font-size: ${token("text.caption")}; font-weight: ${token("weight.strong")}; color: ${token("color.muted")}; }
  a {
    display: flex;
    align-items: center;
    gap: ${token("space.12")};
    min-block-size: ${token("layout.controlSmall")};
    padding-inline: ${token("space.12")};
    border-radius: ${token("radius.control")};
    color: ${token("color.text")};
    font-size: ${token("text.small")};
    text-decoration: none;
    > svg { flex: none; color: ${token("color.muted")}; }
    > :last-child:not(svg) { margin-inline-start: auto; }
    &:hover { background: ${token("color.hover")}; }
    &.active { background: ${token("color.primarySoft")}; font-weight: ${token("weight.strong")}; > svg { color: ${token("color.primary")}; } }
  }
`;

/** How much waits at a page; nothing where nothing does. */
function WaitingBadge({ work, failures }: { readonly work: number; readonly failures: number }) {
  const { t, i18n } = useLingui();
  if (work + failures === 0) return null;
  const count = i18n.number(work + failures);
  return (
    <Badge tone={failures > 0 ? "danger" : "primary"}>
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>{failures > 0 ? t`, ${count} failed or waiting` : t`, ${count} waiting`}</VisuallyHidden>
    </Badge>
  );
}

/** The pages that the caller may see, in groups. */
export function Menu({ onChoose }: { readonly onChoose?: () => void }) {
  const { t, i18n } = useLingui();
  const { merchant, session } = useDesk();
  const names = { work: t`Work`, site: t`Site`, control: t`Control` };
  const counts = useWaitingCounts();
  const visible = deskPages.filter((page) => !page.hidden && canOpen(page, session, merchant));
  const base = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // The menu is longer than a small window.
  useEffect(() => {
    base.current?.querySelector("[aria-current=page]")?.scrollIntoView({ block: "nearest" });
  }, [pathname]);
  return (
    <Base ref={base} aria-label={t`Pages`}>
      {pageGroups
        .map((group) => ({ group, pages: visible.filter((page) => page.group === group) }))
        .filter(({ pages }) => pages.length > 0)
        .map(({ group, pages }) => (
          <div key={group}>
            <p>{names[group]}</p>
            <ul>
              {pages.map(({ path, title, icon: Icon }) => (
                <li key={path}>
                  <NavLink to={`/${merchant.code}/${path}`} onClick={onChoose}>
                    <Icon size={16} aria-hidden="true" />
                    {i18n._(title)}
                    <WaitingBadge {...(counts.get(path) ?? { work: 0, failures: 0 })} />
                  </NavLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
    </Base>
  );
}
