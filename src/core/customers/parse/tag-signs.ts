import { addressWordAt } from './address-words'
import type { Board, Owner } from './board'
import { evidence } from './name-likeness'
import { shop } from './name-words'
import { isNickname } from './nicknames'
import { isSmallTalk } from './talk'
import { hasTitle, rankLength } from './titles'
import { type Token, tokensOf } from './tokens'
import { afterUnit } from './units'

/** What the rules know of a token, and of the words between blanks that it is in. */
type Known = {
  owner: string
  line: number
  /** first token of the words, and the one after them */
  from: number
  to: number
  words: string
  /** of the letters around it that nothing divides */
  like: number
  kind: '' | 'talk' | 'shop'
  title: '' | 'title' | 'rank'
  unit: boolean
  address: '' | 'any' | 'strong'
}

/** What is certain before anybody is named; products and addresses are to be chosen, too. */
const settled = new Set<Owner>(['phone', 'place', 'money', 'label', 'sender', 'note', 'aside', 'talk'])
const nickname = 9
const rounded = (value: number): number => Math.max(-3, Math.min(3, Math.round(value)))

/** How much each run of letters is like a name. */
function likenessOf(low: string): (at: number) => Pick<Known, 'like' | 'kind'> {
  const runs = [...low.matchAll(/[ก-๎.]+|[a-z.]+/g)].map(({ index, 0: letters }) => ({
    start: index,
    end: index + letters.length,
    like: isNickname(letters) ? nickname : rounded(evidence(letters)),
    kind: isSmallTalk(letters) ? ('talk' as const) : shop.test(letters) ? ('shop' as const) : ('' as const),
  }))
  let next = 0
  return (at) => {
    while ((runs[next]?.end ?? at + 1) <= at) next++
    const run = runs[next]
    return run && run.start <= at ? run : { like: 0, kind: '' }
  }
}

function knownOf(board: Board, tokens: readonly Token[]): Known[] {
  const { low } = board
  const likeness = likenessOf(low)
  let [line, unitEnd, from, to] = [0, 0, 0, 0]
  return tokens.map(({ start, word }, index) => {
    if (index >= to) {
      from = index
      to = index + 1
      while (!/\s/.test(word) && to < tokens.length && !/\s/.test(tokens[to]?.word ?? '')) to++
    }
    if (/\d/.test(tokens[index - 1]?.word ?? '')) unitEnd = afterUnit(low, start)
    const owner = board.ownerAt(start)
    const { like, kind } = likeness(start)
    const known: Known = {
      owner: settled.has(owner) ? owner : '',
      line,
      from,
      to,
      words: low.slice(tokens[from]?.start, tokens[to - 1]?.end),
      like,
      kind,
      title: hasTitle(low, start) ? 'title' : rankLength(low, start) > 0 ? 'rank' : '',
      unit: start < unitEnd,
      address: !addressWordAt(low, start, 'any') ? '' : addressWordAt(low, start, 'strong') ? 'strong' : 'any',
    }
    if (word === '\n') line++
    return known
  })
}

/** The nearest owner before each token; with a mark where a line break is between. */
function ownersBefore(known: readonly Known[], tokens: readonly Token[]): string[] {
  let last = '^'
  return known.map(({ owner }, index) => {
    const before = last
    if (owner) last = owner
    else if (tokens[index]?.word === '\n' && last !== '^') last = `${last.replace(/,$/, '')},`
    return before
  })
}

/** Signs of each token: what is read at it and around it. */
export function tagSignsOf(board: Board): { tokens: Token[]; signs: string[][] } {
  const tokens = tokensOf(board.low)
  const known = knownOf(board, tokens)
  const before = ownersBefore(known, tokens)
  const after = ownersBefore([...known].reverse(), [...tokens].reverse()).reverse()
  const lines: Set<string>[] = []
  for (const { owner, line } of known) {
    lines[line] ??= new Set()
    if (owner === 'phone' || owner === 'place' || owner === 'money') lines[line].add(owner)
  }
  const onLine = (line: number) => (lines[line] ? [...lines[line]].sort().join('+') || '-' : '^')
  const word = (at: number) => {
    const token = tokens[at]
    return token ? (token.shape[0] === 'D' ? token.shape : token.word) : '^'
  }
  const shape = (at: number) => tokens[at]?.shape ?? '^'
  const owner = (at: number) => known[at]?.owner ?? '^'
  const words = (at: number) => known[at]?.words.replace(/^\d+$/, (digits) => `#${digits.length}`) ?? '^'
  /** how far back or ahead the nearest token with a mark is */
  const nearest = (name: string, reach: readonly number[], at: number, mark: (each: Known) => string | boolean) => {
    const found = reach.find((far) => known[at + far] && mark(known[at + far] as Known))
    return found === undefined ? [] : [`${name}${found}${mark(known[at + found] as Known)}`]
  }
  /** what the words that contain a token are like */
  const kind = (at: number) => {
    const each = known[at]
    if (!each) return '^'
    const start = shape(each.from)
    return start === 'T' ? each.kind || (each.like >= 1 ? '+' : each.like <= -1 ? '-' : '0') : start[0]
  }
  const signs = known.map((own, at) => {
    const near = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, index) => word(at + from + index)).join('|')
    const [prior, next] = [before[at] ?? '^', after[at] ?? '^']
    const [earlier, later] = [kind(own.from - 2), kind(own.to + 1)]
    const titled = known[at - 1]?.title || known[at - 2]?.title
    const here = `${own.from === at ? 'first' : titled ? 'titled' : 'inner'} ${kind(at)}`
    const edges = `${shape(own.from - 1)[0]}${shape(own.to)[0]}`
    const third = known[known[own.to + 1]?.to ?? -1] ? kind((known[own.to + 1]?.to ?? 0) + 1) : '^'
    return [
      'any',
      `kinds ${earlier}|${here}|${later}|${edges}`,
      `kinds ${here}|${later}>${next}`,
      `kinds ${earlier}|${here}<${prior}`,
      `kinds ${earlier}|${here}<${prior}>${next}|${edges}`,
      `kinds ${words(own.from - 2)}|${here}`,
      `kinds ${here}|${later}|${third}`,
      ...[-2, -1, 0, 1, 2].map((far) => `t${far}${word(at + far)}`),
      ...[-2, -1, 0, 1, 2].map((far) => `u${far}${near(far, far + 1)}`),
      ...[-2, -1, 0, 1].map((far) => `v${far}${near(far, far + 2)}`),
      `shapes${shape(at - 1)}${shape(at)}${shape(at + 1)}`,
      `words${own.words}`,
      `prior${words(own.from - 2)}`,
      `next${words(own.to + 1)}`,
      `around${shape(own.from - 1)}${shape(own.to)}${shape(own.to + 1)[0]}`,
      `like${own.like}`,
      `like${own.like}${own.kind}`,
      `like${own.like}${own.from === at}${prior}`,
      `like${own.like}>${next}`,
      `like${own.like}>${known[own.to + 1]?.like ?? ''}`,
      `like${known[own.from - 2]?.like ?? ''}<${own.like}`,
      ...nearest('title', [0, -1, -2, -3, -4], at, ({ title }) => title),
      ...nearest('unit', [0, -1, -2, -3, 1, 2], at, ({ unit }) => unit),
      ...nearest('address', [0, -1, -2, -3, -4, -5, -6, 1, 2, 3, 4, 5, 6], at, ({ address }) => address),
      `from${prior}`,
      `to${next}`,
      `from${prior}to${next}`,
      `line${onLine(own.line)}`,
      `above${onLine(own.line - 1)}|${onLine(own.line)}`,
      `below${onLine(own.line)}|${onLine(own.line + 1)}`,
      own.owner ? `own${own.owner}` : `between${owner(at - 1)}|${owner(at + 1)}`,
      ...(own.owner ? [`own${owner(at - 1)}|${own.owner}|${owner(at + 1)}`] : []),
    ]
  })
  return { tokens, signs }
}
