/** Disables painting in a test run, which took a sixth of the time and is not needed for measurements. */
export function drawNothing(): void {
  const frame = frameElement;
  if (frame && "style" in frame) Object.assign(Object(frame.style), { opacity: "0" });
}
