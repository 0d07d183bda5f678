import { useState } from 'react'
import type { DatatableColumn } from './use-columns'

/** Keys of the columns that are not shown, and how to choose others. */
export function useHidden(columns: readonly DatatableColumn[]) {
  return useState<ReadonlySet<string>>(() => new Set(columns.filter(({ hidden }) => hidden).map(({ key }) => key)))
}
