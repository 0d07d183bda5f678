import { loadPlaceTable, type PlaceTable } from '../address/place-table'
import type { PastedMessage, PastedOrder } from '../customers.pasted-order'
import { type Board, createBoard } from './board'
import { withDoubts } from './doubts'
import { readMessage as plain } from './message'
import { readOnce } from './read-once'
import { rephrasings } from './rephrased'
import { isDeliverable, orderRanges, shifted } from './several'
import { taggedName } from './tagged-name'
import { withTagged } from './tagged-parts'
import { tag } from './tagger'

/** Reads every order of a message; the first one's fields are those of the message. */
export async function readMessage(raw: string): Promise<PastedMessage> {
  const table = await loadPlaceTable()
  const ranges = orderRanges(createBoard(plain(raw)), table)
  if (ranges.length < 2) return readOrder(raw, table)
  const orders = await Promise.all(
    ranges.map(async ([start, end]) => shifted(await readOrder(raw.slice(start, end), table), start)),
  )
  const [first] = orders
  return first && orders.every(isDeliverable) ? { ...first, orders } : readOrder(raw, table)
}

/** A longer text isn't read again in other words. */
const longestReread = 1200

/** An order, and how sure its values are. */
async function readOrder(raw: string, table: PlaceTable): Promise<PastedOrder> {
  const { board, order } = await readOnce(raw, table)
  const others = await inOtherWords(raw, table, order)
  const tagged = raw.length > longestReread || isOnlyPlaces(board, order) ? null : tag(board)
  const doubted = withDoubts(board, order, others, tagged)
  if (!tagged) return doubted
  const recipient = taggedName(board, doubted, tagged)
  if (!recipient) return withTagged(board, doubted, tagged)
  const again = await readOnce(raw, table, recipient)
  const taggedAgain = tag(again.board)
  // what the rules read in other words says nothing against a name that they don't find
  const { name } = again.order
  const named = withDoubts(
    again.board,
    again.order,
    others.map((other) => ({ ...other, name })),
    taggedAgain,
  )
  return withTagged(again.board, named, taggedAgain)
}

/** Nothing but places, all of them read. */
const isOnlyPlaces = (board: Board, { name, items, phones }: PastedOrder): boolean =>
  name === null && items.length + phones.length === 0 && board.freeIn(0, board.text.length).length === 0

/** What the message says in other words; where these change nothing, the first reading stands. */
export async function inOtherWords(raw: string, table: PlaceTable, order: PastedOrder): Promise<PastedOrder[]> {
  if (raw.length > longestReread) return []
  const others: PastedOrder[] = []
  for (const rephrase of rephrasings) {
    const text = rephrase(raw)
    others.push(text === raw ? order : (await readOnce(text, table)).order)
  }
  return others
}
