import { from, token } from "@marquee/design-tokens";
import { useEffect, useState, useSyncExternalStore, type FocusEvent, type ReactNode } from "react";
import { keyframes, styled } from "styled-components";
import { AlertIcon, CloseIcon, InfoIcon, SuccessIcon } from "../Icon/icons.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import { useUiKit } from "../UiKitProvider/UiKitProvider.tsx";
import { dismissToast, listToasts, toastLimit, toastTime, watchToasts, type Toast } from "./notify.ts";

const enter = keyframes`from { opacity: 0; translate: 0 12px; }`;

const Region = styled.section`
  position: fixed;
  z-index: ${token("z.toast")};
  inset-inline: ${token("space.12")};
  inset-block-end: calc(${token("layout.tabBar")} + env(safe-area-inset-bottom) + ${token("space.12")});
  display: grid;
  gap: ${token("space.8")};
  pointer-events: none;
  max-block-size: calc(100dvb - ${token("layout.header")} - ${token("layout.tabBar")});
  overflow-y: auto;
  @media ${from("desktop")} {
    inset-block: calc(${token("layout.header")} + ${token("space.12")}) auto;
    inset-inline: auto ${token("space.20")};
    inline-size: 380px;
  }
`;
const Item = styled.div`
  display: flex;
  align-items: center;
  gap: ${token("space.12")};
  padding-inline: ${token("space.16")} ${token("space.4")};
  padding-block: ${token("space.4")};
  border: ${token("toast.border")} solid ${token("color.line")};
  border-radius: min(${token("toast.radius")}, 16px);
  background: ${token("color.raised")};
  box-shadow: ${token("shadow.overlay")};
  font-size: ${token("text.small")};
  pointer-events: auto;
  animation: ${enter} ${token("motion.slow")} ${token("easing.enter")};
  > svg { flex: none; color: ${token("color.info")}; }
  &[data-tone="success"] > svg { color: ${token("color.success")}; }
  &[data-tone="error"] { border-color: ${token("color.danger")}; > svg { color: ${token("color.danger")}; } }
  > p { flex: 1; min-inline-size: 0; padding-block: ${token("space.8")}; }
  > button:not([title]) {
    min-block-size: ${token("layout.tap")};
    padding-inline: ${token("space.8")};
    border: 0;
    background: none;
    color: ${token("color.primary")};
    font-weight: ${token("weight.strong")};
    cursor: pointer;
  }
`;

const pictures = { info: InfoIcon, success: SuccessIcon, error: AlertIcon } as const;

/** Where toasts show: above the tab bar on a phone, top right on a desk. Render it once, near the root. */
export function Toaster(): ReactNode {
  const { strings } = useUiKit();
  const toasts = useSyncExternalStore(watchToasts, listToasts, listToasts);
  // Styles that come late make the browser style the whole page anew: they come with the first toast.
  if (toasts.length === 0) return null;
  return (
    <Region aria-label={strings.notifications}>
      {toasts.slice(0, toastLimit).map((toast) => (
        <ToastItem key={toast.id} toast={toast} close={strings.close} />
      ))}
    </Region>
  );
}

function ToastItem({
  toast: { id, tone, message, action },
  close,
}: {
  /** What it says. */
  readonly toast: Toast;
  /** The name of the button that closes it. */
  readonly close: string;
}): ReactNode {
  const [isPointed, setIsPointed] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isHeld = isPointed || isFocused || tone === "error";
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => dismissToast(id), toastTime);
    return () => clearTimeout(timer);
  }, [id, isHeld]);
  const Picture = pictures[tone];
  const press =
    action &&
    ((): void => {
      action.onPress();
      dismissToast(id);
    });
  const blur = (event: FocusEvent<HTMLDivElement>): void =>
    setIsFocused(event.currentTarget.contains(event.relatedTarget));
  return (
    <Item
      data-tone={tone}
      role={tone === "error" ? "alert" : "status"}
      onPointerEnter={() => setIsPointed(true)}
      onPointerLeave={() => setIsPointed(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={blur}
    >
      <Picture size={20} aria-hidden="true" />
      <p>{message}</p>
      {action ? (
        <button type="button" onClick={press}>
          {action.label}
        </button>
      ) : null}
      <IconButton label={close} onClick={() => dismissToast(id)}>
        <CloseIcon size={18} />
      </IconButton>
    </Item>
  );
}
