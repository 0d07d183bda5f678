/** Characters in a request's records: a body may have 4 MB. */
const mostText = 200_000

/** Records in parts of a request, in their order: at most `most` together, and not too long. */
export function partsOf<T>(all: readonly T[], most: number, sentOf: (each: T) => unknown): T[][] {
  const parts: T[][] = []
  let length = 0
  for (const each of all) {
    const last = parts.at(-1)
    const own = JSON.stringify(sentOf(each)).length
    length += own
    if (last && last.length < most && length <= mostText) last.push(each)
    else {
      parts.push([each])
      length = own
    }
  }
  return parts
}
