/** A number below 2³² that differs much where names differ little (FNV-1a, and a last mixing of its bits). */
function toNumber(name: string): number {
  let sum = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(name)) sum = Math.imul(sum ^ byte, 0x01000193);
  sum = Math.imul(sum ^ (sum >>> 16), 0x85ebca6b);
  return (sum ^ (sum >>> 13)) >>> 0;
}

/** The brand in which a subject is tested: always the same for its name, and evenly distributed over many names. @throws without a brand */
export function chooseBrand<Brand>(subject: string, brands: readonly Brand[]): Brand {
  const brand = brands[toNumber(subject) % brands.length];
  if (brand === undefined) throw new Error(`there is no brand for ${subject}`);
  return brand;
}
