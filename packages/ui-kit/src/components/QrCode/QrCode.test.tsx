import { expect, it } from "vitest";
import { renderWithUiKit } from "../../../test/renderWithUiKit.tsx";
import { QrCode, qrCode } from "./QrCode.tsx";

it("CN-05: is an SVG of 100 px at level M with a margin, and holds its place while it loads", async () => {
  expect(qrCode).toEqual({ size: 100, level: "M", margin: 4 });
  const screen = await renderWithUiKit(<QrCode value="https://play.example/invite/koi" label="The invitation" />);
  const box = screen.getByRole("img", { name: "The invitation" });
  expect(box.element().getBoundingClientRect()).toMatchObject({ width: 100, height: 100 });
  await expect.poll(() => box.element().querySelector("svg")?.getAttribute("width")).toBe("100");
  // 29 squares hold 31 letters at level M (33 at level Q), and four stand free on each side.
  expect(box.element().querySelector("svg")?.getAttribute("viewBox")).toBe("0 0 37 37");
});
