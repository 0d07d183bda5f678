import { lookUp } from '../../kernel/look-up'
import { doubtful } from '../customers.doubtful'
import type { PastedOrder } from '../customers.pasted-order'
import { type Board, stretchesOf } from './board'
import { limit, weights } from './calibration-weights'
import type { Doubts } from './doubts'
import { riskOf } from './risk'
import { type Valued, valued } from './risk-signs'
import type { Kind, Tagged } from './tagger'

/** What a message says, before it is known how sure its values are. */
export type Reading = {
  board: Board
  doubts: Doubts
  order: PastedOrder
  /** whether the message as a whole decided on the name */
  isRenamed: boolean
  /** what the message as a whole speaks for, with what the rules read, and by nothing but its words */
  tagged?: { ruled: Tagged; words: Tagged }
}

/** The address table decides on the others, and its rules say what is in doubt. */
const calibratedValues = valued.filter((key) => !/^(?:subDistrict|district|province|postNum)$/.test(key))
const kindOf: Partial<Record<Valued, Kind>> = { name: 'name', items: 'products', addressLine: 'address' }

const unsure = 0.45
const fairlySure = 0.6

const isChosen = ({ doubts, order, isRenamed }: Reading, key: Valued): boolean =>
  key === 'name' ? isRenamed : order[key] !== doubts.doubted[key]

const listOf = (order: PastedOrder, key: Valued) => {
  const value = order[key]
  return Array.isArray(value) ? value : value ? [value] : []
}

/** Of a logarithm of a chance: 0 if it is certain. */
const slope = (certainty: number): number => Math.log1p(Math.max(0, -certainty))

type Judged = {
  key: Valued
  /** whether the message as a whole decided on it */
  chosen: boolean
  /** whether it is in doubt anyway: true, in doubt; false, not; null, that is for its features to say */
  settled: boolean | null
  /** what speaks for it being wrong, and how much of it there is */
  features: Record<string, number>
}

export function judgedValues(reading: Required<Reading>): Judged[] {
  const { board, doubts, order, tagged } = reading
  const { ruled, words } = tagged
  const whole = slope(ruled.certaintyOfAll())
  return calibratedValues.flatMap((key) => {
    const values = listOf(order, key)
    if (values.length === 0) return []
    const kind = kindOf[key]
    const own = kind
      ? stretchesOf(
          board,
          values.flatMap(({ spans }) => spans),
        ).filter(({ start, end }) => key !== 'items' || /\D/.test(board.text.slice(start, end)))
      : []
    const chosen = isChosen(reading, key)
    const odd = !chosen && listOf(doubts.odd, key).some(({ confidence }) => confidence < doubtful)
    const isCalled = key === 'name' && doubts.called && !chosen
    // a name that no rule found, or another one than it found, is to be checked
    const stays = chosen ? key === 'name' : doubts.staying.has(key)
    return [
      {
        key,
        chosen,
        settled: isCalled ? false : stays || null,
        features: {
          [key]: 1,
          risk: Math.max(-6, Math.min(3, (doubts.risks.get(key) ?? riskOf(key, [])) / 10)),
          whole,
          ...(kind && { own: slope(ruled.certainty(kind, own)), ownWords: slope(words.certainty(kind, own)) }),
          chosen: Number(chosen),
          odd: Number(odd),
        },
      },
    ]
  })
}

/** The order with the values in doubt that are likeliest to be wrong. */
export function calibrated(reading: Required<Reading>): PastedOrder {
  const { doubts, order } = reading
  const found = judgedValues(reading).map(({ key, chosen, settled, features }) => {
    const risk = Object.entries(features).reduce((sum, [name, value]) => sum + (lookUp(weights, name) ?? 0) * value, 0)
    const isDoubtful = settled ?? risk > limit
    const sure = <T extends { confidence: number }>(field: T): T => ({
      ...field,
      confidence: isDoubtful ? Math.min(field.confidence, unsure) : Math.max(field.confidence, fairlySure),
    })
    const value = (chosen ? order : doubts.odd)[key]
    return [key, Array.isArray(value) ? (value as { confidence: number }[]).map(sure) : value && sure(value)]
  })
  return { ...order, ...(Object.fromEntries(found) as Partial<PastedOrder>) }
}
