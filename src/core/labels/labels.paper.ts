import type { Paper } from './labels.options'

/** A page and its labels, in millimetres. */
export type Sheet = { width: number; height: number; columns: number; rows: number }

export const sheets: Readonly<Record<Paper, Sheet>> = {
  '100x150': { width: 100, height: 150, columns: 1, rows: 1 },
  '100x100': { width: 100, height: 100, columns: 1, rows: 1 },
  a4: { width: 210, height: 297, columns: 2, rows: 2 },
}

/** Number of labels per page. */
export const positionsOf = (paper: Paper): number => sheets[paper].columns * sheets[paper].rows

/** The position on a used sheet to start at, from 1; anything else means the first. */
export const startPosition = (start: number, paper: Paper): number =>
  Number.isInteger(start) && start >= 1 && start <= positionsOf(paper) ? start : 1

/** The labels by page and position; undefined = the position stays empty. `start` counts from 1. */
export function pagesOf<T>(labels: readonly T[], paper: Paper, start: number): (T | undefined)[][] {
  const places = positionsOf(paper)
  const all: (T | undefined)[] = [...Array<undefined>(startPosition(start, paper) - 1).fill(undefined), ...labels]
  if (labels.length === 0) return []
  return Array.from({ length: Math.ceil(all.length / places) }, (_, page) =>
    Array.from({ length: places }, (_, position) => all[page * places + position]),
  )
}
