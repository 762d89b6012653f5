const two = (value: number): string => String(value).padStart(2, "0");

/** A moment as `yyyy-MM-dd HH:mm:ss` in the viewer's zone, 24-hour (AN-05, decision Q-4). `instant` is ISO or epoch milliseconds. */
export function formatDateTime(instant: string | number): string {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return "";
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join("-");
  return `${day} ${[date.getHours(), date.getMinutes(), date.getSeconds()].map(two).join(":")}`;
}
