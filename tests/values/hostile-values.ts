type Path = readonly (string | number)[]
export type Leaf = { path: Path; value: unknown }

const mark = '\u202e\u200f'

/** What a backend, a database or somebody's keyboard can put where another value was meant. */
export const hostileValues: readonly unknown[] = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '',
  'x',
  '..',
  null,
  'a\ud800b',
  1e308,
  -1,
  'ยาว'.repeat(20_000),
  `${mark}oga`,
  '<img src=x onerror=alert(1)>',
]

/** The values of an answer. Of a list the first row alone: the others are like it. */
export function leavesOf(value: unknown, path: Path = []): Leaf[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }]
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? value.slice(0, 1).map((each, index) => [index, each])
    : Object.entries(value)
  return entries.flatMap(([key, each]) => leavesOf(each, [...path, key]))
}

/** The answer with another value at one place. */
export function replaced(value: unknown, [key, ...rest]: Path, by: unknown): unknown {
  if (key === undefined) return by
  const copy: unknown = structuredClone(value)
  const holder = copy as Record<string | number, unknown>
  holder[key] = replaced(holder[key], rest, by)
  return copy
}
