/** A site's icon for home screens, by a name that another picture does not have. */
export interface Icon {
  readonly name: string;
  readonly read: () => Promise<Buffer | null>;
}
