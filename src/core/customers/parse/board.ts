import type { Field } from '../customers.parse'
import type { Message } from './message'

/** Who has taken a unit of the text. Nobody takes what somebody has. */
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

/** The text on the table: each step takes its part, the later ones see what is left. */
export type Board = {
  message: Message
  text: string
  low: string
  lines: Stretch[]
  take: (start: number, end: number, owner: Owner) => void
  ownerAt: (at: number) => Owner
  isFree: (start: number, end: number) => boolean
  /** Has this owner taken a unit of [start, end). */
  hasIn: (start: number, end: number, owner: Owner) => boolean
  /** What nobody has taken within [start, end), blanks trimmed, in order. */
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

/** Without blanks and separators at its ends. */
export function trimmed(text: string, { start, end }: Stretch, edges: RegExp = /[^ก-๎A-Za-zÀ-ɏ0-9()ฯๆ฿@%]/): Stretch {
  while (start < end && edges.test(text[start] ?? '')) start++
  while (end > start && edges.test(text[end - 1] ?? '')) end--
  return { start, end }
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

/** The index of the line a unit stands on. */
export const lineAt = ({ lines }: Board, at: number): number =>
  lines.findIndex(({ start, end }) => at >= start && at <= end)
