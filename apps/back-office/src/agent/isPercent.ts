const percent = /^(100(\.00?)?|[0-9]{1,2}(\.[0-9]{1,2})?)$/;

/** Whether a text is a percentage with two digits after the point at most. */
export const isPercent = (text: string): boolean => percent.test(text.trim());
