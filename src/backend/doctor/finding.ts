export type Finding = {
  readonly name: string
  /** what is wrong; undefined if nothing is */
  readonly problem?: string | undefined
  /** what was looked at */
  readonly detail?: string
  /** true if the rows it is derived from are enough to put it right */
  readonly isDerived?: boolean
}

/** The first ones, and how many others there are. */
export const some = (all: readonly (string | number)[]): string =>
  all.slice(0, 3).join(', ') + (all.length > 3 ? ` and ${all.length - 3} more` : '')
