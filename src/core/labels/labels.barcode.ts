import { CODE128 } from 'jsbarcode/bin/barcodes/CODE128/index.js'

/** Bars as [from, width] in modules, the narrowest bar being one module wide; `width` without the quiet zones. */
export type Bars = { width: number; bars: readonly (readonly [from: number, width: number])[] }

/** White modules that a scanner needs on either side. */
export const quietZone = 10

/** Longer ones come out too narrow to be scanned off a label. */
const longest = 40

/** The text as Code 128; undefined when it is too long or holds what Code 128 cannot carry. */
export function barsOf(text: string): Bars | undefined {
  if (text.length > longest || !/^[\x20-\x7e]+$/.test(text)) return undefined
  const { data } = new CODE128(text, {}).encode()
  const bars = [...data.matchAll(/1+/g)].map((run) => [run.index, run[0].length] as const)
  return { width: data.length, bars }
}

/** A dot of a label printer of 203 dpi in millimetres. */
const dot = 0.125

/** Millimetres a module may be wide in `room` millimetres, quiet zones included: whole dots, so that bars stay even. */
export function moduleWidth({ width }: Bars, room: number): number {
  const widest = room / (width + 2 * quietZone)
  return widest < dot ? widest : Math.min(4, Math.floor(widest / dot)) * dot
}
