/**
 * What a table says of a key that came from outside, undefined for a key it does not have. Plain `table[key]` also
 * finds what every object inherits: `__proto__`, `constructor`, `toString`.
 */
export const lookUp = <Value>(table: Readonly<Record<string, Value>> | undefined, key: string): Value | undefined =>
  table && Object.hasOwn(table, key) ? table[key] : undefined
