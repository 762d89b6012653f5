import { composeStories, type Meta, type StoryObj } from "@storybook/react-vite";
import { type ComponentType, memo, Suspense } from "react";
import { SheetCaption } from "./SheetCaption.tsx";

type Stories = Parameters<typeof composeStories>[0];

const modules = import.meta.glob<Stories>("../../../packages/ui-kit/src/components/*/*.stories.tsx", { eager: true });

type Row = { readonly title: string; readonly stories: readonly (readonly [name: string, Story: ComponentType])[] };

/** A story's name as people read it: `LongNames` is "Long names". */
const toTitle = (name: string): string =>
  name.replaceAll(/(?<=[a-z])(?=[A-Z0-9])/g, " ").replaceAll(/ [A-Z](?=[a-z])/g, (letter) => letter.toLowerCase());

/** The stories of one family, component by component. */
function listRows(family: string): readonly Row[] {
  return Object.values(modules).flatMap((module): readonly Row[] => {
    // The grid of ten thousand games scrolls with the window, so a sheet with it would have no end.
    const { title = "", parameters } = module.default;
    return title.startsWith(`${family}/`) && parameters?.["sheet"] !== false
      ? [{ title, stories: Object.entries(composeStories(module)) }]
      : [];
  });
}

const families = new Map<string, readonly Row[]>();

/** Composed once, so that a change of look applies to the mounted stories. */
function getRows(family: string): readonly Row[] {
  const rows = families.get(family) ?? listRows(family);
  families.set(family, rows);
  return rows;
}

/** A contact sheet: every state of a family's components on one page, for the visual comparison and for tired eyes. */
const Sheet = memo(({ family }: { readonly family: string }) => {
  return (
    <div style={{ display: "grid", gap: 32, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <SheetCaption family={family} />
      {getRows(family).map(({ title, stories }) => (
        <section key={title} aria-label={title}>
          <p>{title}</p>
          <div
            style={{
              display: "grid",
              gap: 16,
              gridTemplateColumns: "repeat(auto-fill, minmax(min(320px, 100%), 1fr))",
            }}
          >
            {stories.map(([name, Story]) => (
              <div key={name} style={{ minInlineSize: 0 }}>
                <p>
                  <small>{toTitle(name)}</small>
                </p>
                <Suspense>
                  <Story />
                </Suspense>
              </div>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
});

// A sheet repeats stories that are checked for accessibility one by one.
const meta: Meta<typeof Sheet> = { title: "Sheets", component: Sheet, tags: ["sheet", "!test"] };

export default meta;

type Story = StoryObj<typeof meta>;

export const Actions: Story = { args: { family: "Actions" } };
export const Forms: Story = { args: { family: "Forms" } };
export const Layout: Story = { args: { family: "Layout" } };
export const Lists: Story = { args: { family: "Lists" } };
export const Lobby: Story = { args: { family: "Lobby" } };
export const Pictures: Story = { args: { family: "Pictures" } };
export const Shell: Story = { args: { family: "Shell" } };
export const States: Story = { args: { family: "States" } };
export const Words: Story = { args: { family: "Words" } };
