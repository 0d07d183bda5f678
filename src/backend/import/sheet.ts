import type { Rows } from '../../core/orders/sheet/order-rows'

export type Sheet = {
  /** '' for a text file */
  readonly name: string
  /** of a text file */
  readonly encoding?: string
  readonly rows: Rows
}

/** Continues a sentence that begins with the name of a file. */
export class FileError extends Error {}
