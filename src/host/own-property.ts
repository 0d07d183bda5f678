/**
 * As `lookUp` of the kernel, for the first file of the embed: whatever it shares with later ones would be a file of its
 * own, and one more request.
 */
export const ownProperty = <Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(table, name) ? Reflect.get(table, name) : undefined
