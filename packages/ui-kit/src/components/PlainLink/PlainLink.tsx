import type { ReactNode } from "react";
import { useUiKit, type UiKitLinkProps } from "../UiKitProvider/UiKitProvider.tsx";

/** An anchor without a look. An address that begins with one `/` is followed by the app's router, others by the browser. */
export function PlainLink({ children, ...props }: UiKitLinkProps): ReactNode {
  const { link: RouterLink } = useUiKit();
  const isInner = /^\/(?!\/)/.test(props.href) && props.target !== "_blank";
  if (RouterLink && isInner) return <RouterLink {...props}>{children}</RouterLink>;
  return (
    <a rel={props.target === "_blank" ? "noopener noreferrer" : undefined} {...props}>
      {children}
    </a>
  );
}
