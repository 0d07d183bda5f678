import { doubtful } from '../../customers/customers.doubtful'
import type { PastedMessage } from '../../customers/customers.pasted-order'
import { loadChunk } from '../../kernel/load-chunk'
import { longestMessage } from '../order.rules'
import { foundIn } from '../paste/order.paste.fields'
import type { ItemReading } from './order.queue.record'

export type Parse = (text: string) => Promise<PastedMessage>

const readingOf = (message: PastedMessage): ItemReading => {
  const found = foundIn(message)
  return {
    name: message.name?.value ?? '',
    amount: message.amount?.value ?? null,
    doubts: found.filter(({ confidence }) => confidence < doubtful).length,
    lacks: message.phones.length === 0 || message.name === null,
  }
}

/** Rejects if its code fails to load. */
export const ownParser: Parse = async (text) =>
  (await loadChunk(() => import('../../customers/customers.parse'))).parsePaste(text)

const tooLong: ItemReading = { name: '', amount: null, doubts: 0, lacks: true }

/** What the list says of a message before it is opened. */
export const readItem = async (text: string, parse: Parse): Promise<ItemReading> =>
  text.length > longestMessage ? tooLong : readingOf(await parse(text))
