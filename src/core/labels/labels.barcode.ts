import { CODE128 } from 'jsbarcode/bin/barcodes/CODE128/index.js'

/** Bars as [from, width] in modules, the width of the narrowest bar; `width` without the quiet zones. */
export type Bars = { width: number; bars: readonly (readonly [from: number, width: number])[] }

/** White modules that a scanner needs on either side. */
export const quietZone = 10

/** Characters; bars of longer texts are too narrow to scan from a label. */
const longest = 40

/** The text as Code 128; undefined if it is too long or can't be encoded. */
export function barsOf(text: string): Bars | undefined {
  if (text.length > longest || !/^[\x20-\x7e]+$/.test(text)) return undefined
  const { data } = new CODE128(text, {}).encode()
  const bars = [...data.matchAll(/1+/g)].map((run) => [run.index, run[0].length] as const)
  return { width: data.length, bars }
}

/** Millimetres; one dot of a 203 dpi label printer. */
const dot = 0.125

/** Module width in millimetres for `room` millimetres, quiet zones included: whole dots, so that bars are even. */
export function moduleWidth({ width }: Bars, room: number): number {
  const widest = room / (width + 2 * quietZone)
  return widest < dot ? widest : Math.min(4, Math.floor(widest / dot)) * dot
}
