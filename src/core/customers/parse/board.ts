import type { Field } from '../customers.pasted-order'
import type { Message } from './message'

/** Who claimed a unit of the text. A claimed unit can't be claimed again. */
export const owners = [
  'free',
  'label',
  'sender',
  'aside',
  'phone',
  'money',
  'place',
  'item',
  'name',
  'address',
  'note',
  'talk',
] as const
export type Owner = (typeof owners)[number]

export type Stretch = { start: number; end: number }

/** The text during parsing: each step claims its part, later steps see the rest. */
export type Board = {
  message: Message
  text: string
  low: string
  lines: Stretch[]
  take: (start: number, end: number, owner: Owner) => void
  ownerAt: (at: number) => Owner
  isFree: (start: number, end: number) => boolean
  /** Whether this owner claimed a unit of [start, end). */
  hasIn: (start: number, end: number, owner: Owner) => boolean
  /** The unclaimed stretches within [start, end), trimmed, in order. */
  freeIn: (start: number, end: number) => Stretch[]
  field: <T>(value: T, confidence: number, ...parts: Stretch[]) => Field<T>
}

export function linesOf(text: string): Stretch[] {
  const lines: Stretch[] = []
  for (let start = 0; start <= text.length; ) {
    const found = text.indexOf('\n', start)
    const end = found < 0 ? text.length : found
    lines.push({ start, end })
    start = end + 1
  }
  return lines
}

/** Trims blanks and separators at both ends. */
export function trimmed(text: string, { start, end }: Stretch, edges: RegExp = /[^ก-๎A-Za-zÀ-ɏḀ-ỿ0-9()ฯๆ฿@%]/): Stretch {
  while (start < end && edges.test(text[start] ?? '')) start++
  while (end > start && edges.test(text[end - 1] ?? '')) end--
  // หนังสือ "ป่าหลังบ้าน": the mark that closes what is quoted within
  const marks = text.slice(start, end).match(/["“”]/g)?.length ?? 0
  return { start, end: marks % 2 === 1 && /["”]/.test(text[end] ?? '') ? end + 1 : end }
}

export function createBoard(message: Message): Board {
  const { text, low } = message
  const taken = new Uint8Array(text.length)
  const isFree = (start: number, end: number) => {
    for (let at = start; at < end; at++) if (taken[at]) return false
    return true
  }
  return {
    message,
    text,
    low,
    lines: linesOf(text),
    take: (start, end, owner) => {
      const mark = owners.indexOf(owner)
      for (let at = start; at < end; at++) if (!taken[at]) taken[at] = mark
    },
    ownerAt: (at) => owners[taken[at] ?? 0] ?? 'free',
    isFree,
    hasIn: (start, end, owner) => taken.subarray(start, end).includes(owners.indexOf(owner)),
    freeIn: (start, end) => {
      const found: Stretch[] = []
      for (let at = start; at < end; at++) {
        if (taken[at]) continue
        const from = at
        while (at < end && !taken[at]) at++
        const { start: first, end: last } = trimmed(text, { start: from, end: at }, /\s/)
        if (last > first) found.push({ start: first, end: last })
      }
      return found
    },
    field: (value, confidence, ...parts) => ({
      value,
      confidence,
      spans: parts.map(({ start, end }) => message.spanOf(start, end)).sort(([a], [b]) => a - b),
    }),
  }
}

/** Index of the line that contains a unit. */
export const lineAt = ({ lines }: Board, at: number): number =>
  lines.findIndex(({ start, end }) => at >= start && at <= end)

/** The stretches that the spans of values cover. */
export function stretchesOf({ message, text }: Board, spans: readonly [number, number][]): Stretch[] {
  return spans.flatMap(([first, last]) => {
    const own = Array.from(text, (_, at) => at).filter((at) => {
      const [start] = message.spanOf(at, at + 1)
      return start >= first && start < last
    })
    const [start, end] = [own[0], own.at(-1)]
    return start === undefined || end === undefined ? [] : [{ start, end: end + 1 }]
  })
}
