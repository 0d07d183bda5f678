/** How many slots share the signs of all tokens. */
export const slots = 65_536

export function codeOf(text: string, start = 0, end = text.length): number {
  let code = 0x811c9dc5
  for (let at = start; at < end; at++) code = Math.imul(code ^ text.charCodeAt(at), 0x01000193)
  return code ^ (code >>> 15)
}

export const joined = (code: number, next: number): number => {
  const mixed = Math.imul(code ^ (next + 0x9e3779b9 + (code << 6)), 0x85ebca6b)
  return mixed ^ (mixed >>> 13)
}

/** The slot of a sign: of which kind it is, and the codes of what it says. */
export function slotOf(kind: number, a = 0, b = 0, c = 0, d = 0, e = 0): number {
  const code = joined(joined(joined(joined(joined(Math.imul(kind, 0x27d4eb2f), a), b), c), d), e)
  return (code ^ (code >>> 16)) & (slots - 1)
}
