/**
 * Looks up an untrusted key, undefined if the table doesn't have it. Plain `table[key]` also finds inherited
 * properties: `__proto__`, `constructor`, `toString`.
 */
export const lookUp = <Value>(table: Readonly<Record<string, Value>> | undefined, key: string): Value | undefined =>
  table && Object.hasOwn(table, key) ? table[key] : undefined
