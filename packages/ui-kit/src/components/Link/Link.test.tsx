import { describe, expect, it, vi } from "vitest";
import { englishSettings } from "../../testing/englishSettings.ts";
import { renderWithUiKit } from "../../../test/renderWithUiKit.tsx";
import type { UiKitLinkProps } from "../UiKitProvider/UiKitProvider.tsx";
import { Link } from "./Link.tsx";

const follow = vi.fn();
const settings = {
  ...englishSettings,
  link: ({ href, children }: UiKitLinkProps) => (
    <a
      href={href}
      data-routed
      onClick={(event) => {
        event.preventDefault();
        follow(href);
      }}
    >
      {children}
    </a>
  ),
};

describe("Link", () => {
  it("sends inner addresses through the app's router, others to the browser", async () => {
    const screen = await renderWithUiKit(
      <>
        <Link href="/rng">Slots</Link>
        <Link href="//other.example">Other</Link>
        <Link href="https://help.example" target="_blank">
          Help
        </Link>
      </>,
      settings,
    );
    await screen.getByRole("link", { name: "Slots" }).click();
    expect(follow).toHaveBeenCalledExactlyOnceWith("/rng");
    await expect.element(screen.getByRole("link", { name: "Other" })).not.toHaveAttribute("data-routed");
    await expect.element(screen.getByRole("link", { name: "Help" })).toHaveAttribute("rel", "noopener noreferrer");
  });

  it("stays a link when it looks like a button", async () => {
    const screen = await renderWithUiKit(
      <Link href="/register" look="primary">
        Register
      </Link>,
    );
    await expect.element(screen.getByRole("link", { name: "Register" })).toHaveAttribute("data-look", "primary");
  });
});
