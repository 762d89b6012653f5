import { PNG } from "pngjs";
import { describe, expect, it } from "vitest";
import { comparePictures } from "./comparePictures.ts";
import { toReport } from "./toReport.ts";

/** A white picture with black pixels at the given places. */
function draw(width: number, height: number, ...black: readonly (readonly [x: number, y: number])[]): Buffer {
  const picture = new PNG({ width, height });
  picture.data.fill(255);
  for (const [x, y] of black) picture.data.set([0, 0, 0], (y * width + x) * 4);
  return PNG.sync.write(picture);
}

const compare = (base: Buffer, head: Buffer) =>
  comparePictures(new Map([["a/one/dark/360", base]]), new Map([["a/one/dark/360", head]]));

describe("comparePictures", () => {
  it("says nothing about equal pictures, and counts every pixel that differs, at an edge too", () => {
    expect(compare(draw(8, 8, [1, 1]), draw(8, 8, [1, 1]))).toEqual([]);
    expect(compare(draw(8, 8), draw(8, 8, [0, 0]))).toMatchObject([{ name: "a/one/dark/360", pixels: 1 }]);
    expect(compare(draw(8, 8, [1, 1]), draw(8, 8, [2, 1]))).toMatchObject([{ pixels: 2 }]);
  });

  it("a picture of another size differs in what one of the two lacks", () => {
    const [difference] = compare(draw(8, 8), draw(8, 10));
    expect(difference?.pixels).toBe(16);
    expect(PNG.sync.read(difference?.diff ?? Buffer.alloc(0))).toMatchObject({ width: 8, height: 10 });
  });

  it("names what is new and what is gone, in the report too", () => {
    const differences = comparePictures(
      new Map([["gone/one/dark/360", draw(2, 2)]]),
      new Map([["new/<two>/dark/360", draw(2, 2)]]),
    );
    expect(differences.map(({ name, base, head }) => [name, base !== undefined, head !== undefined])).toEqual([
      ["gone/one/dark/360", true, false],
      ["new/<two>/dark/360", false, true],
    ]);
    const report = toReport(differences, 2, "HEAD~1");
    expect(report).toContain("2 of 2 pictures differ.");
    expect(report).toContain("new/&lt;two>/dark/360");
    expect(report).not.toContain("<two>");
  });
});
