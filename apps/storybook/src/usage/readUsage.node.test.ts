import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { readUsage } from "./readUsage.ts";

const root = join(import.meta.dirname, "../../../..");
const made = mkdtempSync(join(tmpdir(), "marquee-usage-"));
afterAll(() => rmSync(made, { recursive: true }));

function write(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(made, path)), { recursive: true });
    writeFileSync(join(made, path), text);
  }
}

describe("readUsage", () => {
  it("follows a screen's own parts, a component's bindings and its parts; types and stories are no use", () => {
    write({
      "packages/ui-kit/src/index.ts":
        'export { Star, type StarProps } from "./components/Star/Star.tsx";\nexport { FormBox } from "./components/Box/FormBox.tsx";\nexport { Lone } from "./components/Lone/Lone.tsx";\n',
      "packages/ui-kit/src/components/Star/Star.tsx": 'import { Ray } from "../Ray/Ray.tsx";\nexport const Star = Ray;',
      "packages/ui-kit/src/components/Star/Star.stories.tsx":
        'import { Lone } from "../Lone/Lone.tsx";\nexport const All = Lone;',
      "packages/ui-kit/src/components/Ray/Ray.tsx": "export const Ray = 1;",
      "packages/ui-kit/src/components/Ray/Ray.stories.tsx": "export const All = 1;",
      "packages/ui-kit/src/components/Lone/Lone.stories.tsx": "export const All = 1;",
      "packages/ui-kit/src/components/Box/FormBox.tsx": "export const FormBox = 1;",
      "packages/ui-kit/src/components/Box/Box.stories.tsx": "export const All = 1;",
      "packages/ui-kit/src/components/Lone/Lone.tsx": "export const Lone = 1;",
      "packages/features/sky/src/skyFeature.ts":
        'import { Frame } from "./Frame.tsx";\nexport const load = () => import("./screens/Night/Night.tsx");\nexport const frame = Frame;',
      "packages/features/sky/src/Frame.tsx":
        'import { FormBox } from "@marquee/ui-kit";\nimport type { Lone } from "@marquee/ui-kit";\nexport const Frame: typeof Lone = FormBox;',
      "packages/features/sky/src/screens/Night/Night.tsx":
        'import { Part } from "../../components/Part.tsx";\nexport const Night = Part;',
      "packages/features/sky/src/components/Part.tsx":
        'import { Star, type StarProps } from "@marquee/ui-kit";\nexport const Part: StarProps = Star;',
      "apps/storybook/src/Show.stories.tsx": 'import { Lone } from "@marquee/ui-kit";\nexport const All = Lone;',
    });
    expect(readUsage(made)).toEqual([
      { name: "Box", screens: ["sky: with the first page"], within: [], compositions: [] },
      { name: "Lone", screens: [], within: [], compositions: ["Show"] },
      { name: "Ray", screens: [], within: ["Star"], compositions: [] },
      { name: "Star", screens: ["sky: Night"], within: [], compositions: [] },
    ]);
  });

  it("finds every component of ui-kit in a screen or in one of the workshop's compositions, together with others", () => {
    const usage = readUsage(root);
    expect(usage.length).toBeGreaterThan(50);
    const shown = new Set(
      usage.filter(({ screens, compositions }) => screens.length + compositions.length > 0).map(({ name }) => name),
    );
    const isSeen = ({ name, within }: (typeof usage)[number]): boolean =>
      shown.has(name) || within.some((other) => shown.has(other));
    expect(usage.filter((component) => !isSeen(component)).map(({ name }) => name)).toEqual([]);
  });
});
