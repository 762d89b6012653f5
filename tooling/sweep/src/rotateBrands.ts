/** The brand that each of some subjects is tried in, in turn over their names in order: two brands' counts differ by one at most. @throws without a brand */
export function rotateBrands<Subject extends string, Brand>(
  subjects: readonly Subject[],
  brands: readonly Brand[],
): ReadonlyMap<Subject, Brand> {
  const names = [...new Set(subjects)].toSorted();
  return new Map(
    names.map((name, index) => {
      const brand = brands[index % brands.length];
      if (brand === undefined) throw new Error(`there is no brand for ${name}`);
      return [name, brand];
    }),
  );
}
