const faults: Error[] = [];

/** Records a faulty answer until a test collects it, and logs it for designers. */
export function addFault(fault: Error): void {
  faults.push(fault);
  console.error(fault);
}

/** The faulty answers since the last call, with which a test fails. */
export function takeFaults(): readonly Error[] {
  return faults.splice(0);
}
