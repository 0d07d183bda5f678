import type { CompiledMessage } from '@lingui/message-utils/compileMessage'

type Tokens = Exclude<CompiledMessage, string>
type Token = Tokens[number]
type Cases = Record<string, CompiledMessage>

const isExact = (name: string): boolean => name === 'offset' || /^=?\d/.test(name)

function countedToken(token: Token, of: string | undefined): Token {
  if (token === '#' && of !== undefined) return [`${of}#`]
  if (!Array.isArray(token) || token.length < 3 || typeof token[2] !== 'object') return token
  const [name, kind, all] = token as [string, string, Partial<Cases>]
  // Lingui emits an undefined offset
  const cases = Object.fromEntries(Object.entries(all).filter(([, each]) => each !== undefined)) as Cases
  const isPlural = kind === 'plural' && !Object.keys(cases).some(isExact)
  const inner = isPlural ? name : kind === 'plural' || kind === 'selectordinal' ? undefined : of
  const read = Object.fromEntries(Object.entries(cases).map(([each, message]) => [each, countedIn(message, inner)]))
  return isPlural ? ([`${name}~`, 'select', read] as Token) : ([name, kind, read] as Token)
}

const countedIn = (message: CompiledMessage, of?: string): CompiledMessage =>
  typeof message === 'string' ? message : message.map((token) => countedToken(token, of))

/**
 * Plurals select by `n~` and print `n#`, which src/widgets/i18n/plural-counts.ts adds for each number `n`: Lingui's
 * own plural uses `Intl`, whose first use on a page takes 80 ms on a slow CPU.
 */
export const countedMessage = (message: CompiledMessage): CompiledMessage => countedIn(message)
