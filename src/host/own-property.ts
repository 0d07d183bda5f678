/**
 * Same as the kernel's `lookUp`, for the embed's first file: sharing it with later files would create another
 * file and request.
 */
export const ownProperty = <Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(table, name) ? Reflect.get(table, name) : undefined
