type Compiled = string | readonly unknown[] | Record<string, unknown>

/** Fullwidth Latin letters, which nobody uses: a text without them didn't come from a catalog. */
const wide = (text: string): string =>
  text
    .split(/(<\/?\d+\/?>)/)
    .map((part, nth) =>
      nth % 2 === 1 ? part : part.replace(/[A-Za-z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0)),
    )
    .join('')

/** A pseudo-translation of a compiled message; names of values and plural categories stay. */
export function pseudo(message: Compiled): Compiled {
  if (typeof message === 'string') return wide(message)
  if (!Array.isArray(message)) return message
  return message.map((token) => {
    if (typeof token === 'string') return wide(token)
    if (!Array.isArray(token)) return token
    const [name, kind, choices] = token as [string, string?, Record<string, Compiled>?]
    if (choices === undefined || typeof choices !== 'object') return token
    const spoken = Object.entries(choices).map(([choice, each]) => [
      choice,
      typeof each === 'string' || Array.isArray(each) ? pseudo(each) : each,
    ])
    return [name, kind, Object.fromEntries(spoken)]
  })
}
