import { addressWordAt } from './address-words'
import type { Board, Owner } from './board'
import { evidence } from './name-likeness'
import { shop } from './name-words'
import { isNickname } from './nicknames'
import { nearestBefore, quantitiesIn } from './quantities'
import { codeOf, joined, slotOf } from './tag-slots'
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

/** Signs of each token: the slots of what is read at it and around it. */
export function tagSignsOf(board: Board): { tokens: Token[]; signs: number[][] } {
  const { low } = board
  const tokens = tokensOf(low)
  const known = knownOf(board, tokens)
  const before = ownersBefore(known, tokens).map((owner) => codeOf(owner))
  const after = ownersBefore([...known].reverse(), [...tokens].reverse())
    .reverse()
    .map((owner) => codeOf(owner))
  const lines: Set<string>[] = []
  for (const { owner, line } of known) {
    lines[line] ??= new Set()
    if (owner === 'phone' || owner === 'place' || owner === 'money') lines[line].add(owner)
  }
  const onLine = (line: number) => codeOf(lines[line] ? [...lines[line]].sort().join('+') || '-' : '^')
  const [edge, none] = [codeOf('^'), codeOf('')]
  const literals = tokens.map(({ word }) => codeOf(word))
  const shapes = tokens.map(({ shape }) => codeOf(shape))
  const firsts = tokens.map(({ shape }) => codeOf(shape[0] ?? ''))
  const owners = known.map(({ owner }) => codeOf(owner))
  const spoken = known.map(({ words }) => codeOf(words.replace(/^\d+$/, (digits) => `#${digits.length}`)))
  const literal = (at: number) => literals[at] ?? edge
  const shape = (at: number) => shapes[at] ?? edge
  const first = (at: number) => firsts[at] ?? edge
  const owner = (at: number) => owners[at] ?? edge
  const words = (at: number) => spoken[at] ?? edge
  const word = (at: number) => (tokens[at]?.shape[0] === 'D' ? shape(at) : literal(at))
  /** what the words that contain a token are like */
  const kinds = known.map(({ from, kind, like }) => {
    const start = tokens[from]?.shape ?? '^'
    return codeOf(start === 'T' ? kind || (like >= 1 ? '+' : like <= -1 ? '-' : '0') : (start[0] ?? ''))
  })
  const kind = (at: number) => kinds[at] ?? edge
  const quantities = quantitiesIn(board, tokens)
  const counted = nearestBefore(quantities, tokens, 3)
  const counting = nearestBefore([...quantities].reverse(), [...tokens].reverse(), 8).reverse()
  const signs = known.map((own, at) => {
    const { start } = tokens[at] ?? { start: 0 }
    const [past, ahead] = [counted[at] ?? '', counting[at] ?? '']
    const [pastCode, aheadCode] = [codeOf(past), codeOf(ahead)]
    const [pastKind, aheadKind] = [codeOf(past, 0, past.length - 1), codeOf(ahead, 0, ahead.length - 1)]
    const near = (from: number, to: number) => {
      let code = word(at + from)
      for (let far = from + 1; far <= to; far++) code = joined(code, word(at + far))
      return code
    }
    const [prior, next] = [before[at] ?? edge, after[at] ?? edge]
    const [earlier, later] = [kind(own.from - 2), kind(own.to + 1)]
    const titled = known[at - 1]?.title || known[at - 2]?.title
    const here = joined(kind(at), own.from === at ? 1 : titled ? 2 : 3)
    const edges = joined(first(own.from - 1), first(own.to))
    const third = known[known[own.to + 1]?.to ?? -1] ? kind((known[own.to + 1]?.to ?? 0) + 1) : edge
    const found = [
      slotOf(1),
      slotOf(2, earlier, here, later, edges),
      slotOf(3, here, later, next),
      slotOf(4, earlier, here, prior),
      slotOf(5, earlier, here, prior, next, edges),
      slotOf(6, words(own.from - 2), here),
      slotOf(7, here, later, third),
      slotOf(8, shape(at - 1), shape(at), shape(at + 1)),
      slotOf(9, words(at)),
      slotOf(10, words(own.from - 2)),
      slotOf(11, words(own.to + 1)),
      slotOf(12, shape(own.from - 1), shape(own.to), first(own.to + 1)),
      slotOf(13, own.like),
      slotOf(14, own.like, codeOf(own.kind)),
      slotOf(15, own.like, own.from === at ? 1 : 2, prior),
      slotOf(16, own.like, next),
      slotOf(17, own.like, known[own.to + 1]?.like ?? edge),
      slotOf(18, known[own.from - 2]?.like ?? edge, own.like),
      slotOf(19, prior),
      slotOf(20, next),
      slotOf(21, prior, next),
      slotOf(22, onLine(own.line)),
      slotOf(23, onLine(own.line - 1), onLine(own.line)),
      slotOf(24, onLine(own.line), onLine(own.line + 1)),
      own.owner ? slotOf(25, owner(at)) : slotOf(26, owner(at - 1), owner(at + 1)),
      ...(own.owner ? [slotOf(27, owner(at - 1), owner(at), owner(at + 1))] : []),
      slotOf(28, quantities[at] ? codeOf(quantities[at]) : none),
      slotOf(29, pastCode),
      slotOf(30, aheadCode),
      slotOf(31, pastKind, aheadKind),
      slotOf(32, pastCode, aheadKind, shape(at)),
      slotOf(33, aheadKind, literal(at - 1), literal(at)),
      slotOf(34, pastCode, literal(at)),
      slotOf(35, aheadKind, literal(at), literal(at + 1)),
      slotOf(36, near(-4, -1)),
      slotOf(37, near(0, 3)),
      slotOf(38, word(at - 3)),
      slotOf(39, word(at + 3)),
      slotOf(40, near(-3, -1)),
    ]
    for (let far = -2; far <= 2; far++) found.push(slotOf(41, far, word(at + far)), slotOf(42, far, near(far, far + 1)))
    for (let far = -2; far <= 1; far++) found.push(slotOf(43, far, near(far, far + 2)))
    for (const far of [4, 6, 8])
      found.push(
        slotOf(44, far, codeOf(low, Math.max(0, start - far), start)),
        slotOf(45, far, codeOf(low, start, Math.min(low.length, start + far))),
      )
    /** how far back or ahead the nearest token with a mark is */
    const nearest = (sign: number, reach: readonly number[], mark: (each: Known) => string | boolean) => {
      for (const far of reach) {
        const each = known[at + far]
        const marked = each && mark(each)
        if (marked) return found.push(slotOf(sign, far, codeOf(String(marked))))
      }
      return 0
    }
    nearest(46, backward, ({ title }) => title)
    nearest(47, around, ({ unit }) => unit)
    nearest(48, bothWays, ({ address }) => address)
    return found
  })
  return { tokens, signs }
}

const backward = [0, -1, -2, -3, -4]
const around = [0, -1, -2, -3, 1, 2]
const bothWays = [0, -1, -2, -3, -4, -5, -6, 1, 2, 3, 4, 5, 6]
