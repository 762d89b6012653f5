/** `yyyy-MM-ddTHH:mm`, a local time without its zone. */
export const localTimePattern = "^2[0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}$";
