export const slots = 4096

function slotOf(text: string, at: number, length: number): number {
  let hash = 0x811c9dc5 ^ length
  for (let next = at; next < at + length; next++) hash = Math.imul(hash ^ text.charCodeAt(next), 0x01000193)
  return (hash ^ (hash >>> 15)) & (slots - 1)
}

/** Slots of the letter pairs and triples of each word, with its beginning and end. */
export function gramsOf(text: string): number[] {
  const grams: number[] = []
  for (const word of text.split(/[\s.]+/)) {
    if (word === '') continue
    const framed = `^${word}$`
    for (let at = 0; at + 1 < framed.length; at++) {
      grams.push(slotOf(framed, at, 2))
      if (at + 2 < framed.length) grams.push(slotOf(framed, at, 3))
    }
  }
  return grams
}
