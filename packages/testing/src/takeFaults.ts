const faults: Error[] = [];

/** Keeps a fault of an answer until a test asks for it, and says it where a designer sees it. */
export function addFault(fault: Error): void {
  faults.push(fault);
  console.error(fault);
}

/** The faults of answers since the last time, to fail a test with. */
export function takeFaults(): readonly Error[] {
  return faults.splice(0);
}
