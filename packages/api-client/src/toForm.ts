/**
 * The fields of a request as a form; the browser writes the header with its boundary.
 *
 * @internal
 */
export function toForm(request: object): FormData {
  const form = new FormData();
  // The file comes last, so that a reader of the stream already knows its purpose.
  const parts = Object.entries(request).toSorted(
    ([, a], [, b]) => Number(a instanceof Blob) - Number(b instanceof Blob),
  );
  for (const [name, value] of parts) form.append(name, value instanceof Blob ? value : String(value));
  return form;
}
