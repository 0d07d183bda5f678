import * as v from 'valibot'

/** Key of the recent searches in the user's storage. */
export const recentKey = 'search'

const mostKept = 8
const longest = 100

const recordSchema = v.object({
  version: v.literal(1),
  recent: v.fallback(v.array(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(longest))), []),
})

const same = (a: string, b: string): boolean => a.normalize('NFC').toLowerCase() === b.normalize('NFC').toLowerCase()

/** Adds a search, newest first: each once, ignoring spelling variants, at most 8. */
export function withRecent(recent: readonly string[], typed: string): readonly string[] {
  const q = typed.trim().slice(0, longest).trim()
  return q === '' ? recent : [q, ...recent.filter((each) => !same(each, q))].slice(0, mostKept)
}

export const withoutRecent = (recent: readonly string[], q: string): readonly string[] =>
  recent.filter((each) => !same(each, q))

/** Parses stored searches; another version or an invalid text counts as none. */
export function readRecent(text: string | null): readonly string[] {
  try {
    const { success, output } = v.safeParse(recordSchema, JSON.parse(text ?? 'null'))
    return success ? output.recent.toReversed().reduce(withRecent, []) : []
  } catch {
    return []
  }
}

export const writeRecent = (recent: readonly string[]): string => JSON.stringify({ version: 1, recent })
