import { join } from "node:path";
import { listBrandFolders, listStories } from "@marquee/affected";
import { chooseBrand } from "@marquee/sweep";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../../..");

it("the brands that stories rotate over are used about equally, and the run says which story is tried in which", () => {
  const brands = listBrandFolders(root).toSorted();
  const stories = listStories(root).filter(({ tags }) => tags.lastIndexOf("test") >= tags.lastIndexOf("!test"));
  const own = Map.groupBy(stories, ({ id }) => chooseBrand(id, brands));
  for (const brand of brands)
    console.log(
      `${brand}, ${own.get(brand)?.length ?? 0} stories: ${(own.get(brand) ?? []).map(({ id }) => id).join(" ")}`,
    );
  const fair = stories.length / brands.length;
  for (const brand of brands) expect(Math.abs((own.get(brand)?.length ?? 0) - fair), brand).toBeLessThan(fair / 3);
});
