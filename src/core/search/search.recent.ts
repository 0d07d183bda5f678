import * as v from 'valibot'

/** Where the latest searches are kept in the person's storage. */
export const recentKey = 'search'

const mostKept = 8
const longest = 100

const recordSchema = v.object({
  version: v.literal(1),
  recent: v.fallback(v.array(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(longest))), []),
})

const same = (a: string, b: string): boolean => a.normalize('NFC').toLowerCase() === b.normalize('NFC').toLowerCase()

/** With one more search, the newest first: each once, however it is written, and at most 8. */
export function withRecent(recent: readonly string[], typed: string): readonly string[] {
  const q = typed.trim().slice(0, longest).trim()
  return q === '' ? recent : [q, ...recent.filter((each) => !same(each, q))].slice(0, mostKept)
}

export const withoutRecent = (recent: readonly string[], q: string): readonly string[] =>
  recent.filter((each) => !same(each, q))

/** The searches of a stored text; a text of another version or none of ours is as if there were none. */
export function readRecent(text: string | null): readonly string[] {
  try {
    const { success, output } = v.safeParse(recordSchema, JSON.parse(text ?? 'null'))
    return success ? output.recent.toReversed().reduce(withRecent, []) : []
  } catch {
    return []
  }
}

export const writeRecent = (recent: readonly string[]): string => JSON.stringify({ version: 1, recent })
