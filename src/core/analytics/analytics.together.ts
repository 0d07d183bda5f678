import { encodeCall } from '../kernel/contract'
import type { AnswerOf, Endpoint, InputOf } from '../kernel/endpoint'
import type { RaanError } from '../kernel/errors'
import { decodeAnswerOf } from '../kernel/lenient'
import type { Ports } from '../kernel/ports'
import { cardsCalls } from './analytics.cards.contract'
import type { Span } from './analytics.period'

type Caller = Pick<Ports, 'call' | 'storage'> & { signal: AbortSignal }
type Asked = {
  /** path of the card's own call, with query */
  card: string
  /** undefined if the response has no readable figures of the card */
  take(figures: unknown): void
  fail(error: unknown): void
}

/** Cards that start at the same time, by user and engine: each has a storage of its own. */
const rounds = new WeakMap<Ports['storage'], Asked[]>()
/** Of backends without a call for several cards. */
const lacking = new WeakSet<Ports['storage']>()
/** Statuses of a call that a backend doesn't have; any other may pass. */
const absent: readonly number[] = [404, 405, 501]

async function readRound(round: readonly Asked[], { call, storage }: Caller): Promise<void> {
  const figures = new Map<string, unknown>()
  if (round.length > 1 && !lacking.has(storage))
    try {
      const { cards } = await call(cardsCalls.read, { query: { card: round.map(({ card }) => card) } })
      for (const each of cards) figures.set(each.card, each.figures)
    } catch (error) {
      const { code, detail } = error as RaanError
      if (code !== 'http' && code !== 'contract') return round.forEach(({ fail }) => fail(error))
      if (code === 'contract' || absent.includes(detail.status ?? 0)) lacking.add(storage)
    }
  for (const { card, take } of round) take(figures.get(card))
}

/** Reads a card: together with others that are asked for at the same time, if the backend knows how. */
export const readCard = <E extends Endpoint>(endpoint: E, query: Span, caller: Caller): Promise<AnswerOf<E>> =>
  new Promise((resolve, fail) => {
    const { call, storage, signal } = caller
    // each call picks the fields that its query has
    const input = { query } as unknown as InputOf<E>
    const asked: Asked = {
      card: encodeCall(endpoint, input).path,
      take(figures) {
        const decoded = endpoint.answer && decodeAnswerOf(endpoint.answer, figures)
        resolve(decoded?.ok ? (decoded.value as AnswerOf<E>) : call(endpoint, input, { signal }))
      },
      fail,
    }
    const round = rounds.get(storage)
    if (round) return void round.push(asked)
    const opened = [asked]
    rounds.set(storage, opened)
    queueMicrotask(() => {
      rounds.delete(storage)
      void readRound(opened, caller)
    })
  })
