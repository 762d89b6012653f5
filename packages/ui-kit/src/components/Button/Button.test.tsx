import { describe, expect, it, vi } from "vitest";
import { renderWithUiKit } from "../../../test/renderWithUiKit.tsx";
import { Button } from "./Button.tsx";

describe("Button", () => {
  it("is a native button that does not submit by itself and is at least 44 px high", async () => {
    const press = vi.fn();
    const screen = await renderWithUiKit(
      <Button look="primary" onClick={press}>
        Log in
      </Button>,
    );
    const button = screen.getByRole("button", { name: "Log in" });
    await button.click();
    expect(press).toHaveBeenCalledTimes(1);
    expect(button.element()).toHaveProperty("type", "button");
    expect(button.element().getBoundingClientRect().height).toBe(44);
  });

  it("keeps its focus and ignores presses while busy, also as a submit button", async () => {
    const [press, submit] = [vi.fn(), vi.fn()];
    const form = (busy: boolean) => (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Button type="submit" busy={busy} onClick={press}>
          Log in
        </Button>
      </form>
    );
    const screen = await renderWithUiKit(form(false));
    const button = screen.getByRole("button", { name: "Log in" });
    await button.click();
    await screen.rerender(form(true));
    await expect.element(button).toHaveAttribute("aria-busy", "true");
    expect(document.activeElement).toBe(button.element());
    await button.click({ force: true });
    expect([press.mock.calls.length, submit.mock.calls.length]).toEqual([1, 1]);
  });

  it("cuts two corners by the brand's notch without cutting the focus ring", async () => {
    const screen = await renderWithUiKit(<Button>Demo</Button>);
    const button = screen.getByRole("button").element();
    expect(getComputedStyle(button).clipPath).toBe("none");
    expect(getComputedStyle(button, "::before").clipPath).toMatch(/^polygon/);
  });

  it("is 36, 44 or 52 px high", async () => {
    const screen = await renderWithUiKit(
      <>
        {(["small", "medium", "large"] as const).map((size) => (
          <Button key={size} size={size}>
            {size}
          </Button>
        ))}
      </>,
    );
    expect(
      screen
        .getByRole("button")
        .elements()
        .map((button) => button.getBoundingClientRect().height),
    ).toEqual([36, 44, 52]);
  });
});
