import { mostQuantity } from '../../cart/cart.contract'
import type { PastedItem } from '../../customers/customers.pasted-order'
import type { Satang } from '../../kernel/money'
import type { Sellable } from '../../products/products.find.contract'
import type { Span } from './order.paste.fields'
import { type Candidate, sureProduct } from './order.paste.matching'

/** What to do with a product line of the message: a product by number, a free-text line, or nothing. */
export type ItemChoice = number | 'text' | 'out'

/** A product line of the message. */
export type MessageItem = {
  /** stays the same when the same line is parsed again */
  key: string
  /** as written */
  text: string
  /** the message's, until the user changes it; again the message's when that changes */
  Quantity: number
  /** as the message said it when it was last read */
  said: number
  /** how many dozens the message said, if it counts in dozens */
  dozens?: number
  confidence: number
  spans: readonly Span[]
  /** state of the catalogue search */
  look: 'waiting' | 'done' | 'failed'
  candidates: readonly Candidate[]
  /** undefined until the user decides, or only one product fits */
  choice: ItemChoice | undefined
  /** satang, for a free-text line */
  price: Satang | null
  /** it was added to the order */
  added: boolean
}

const inBounds = (Quantity: number): number =>
  Number.isSafeInteger(Quantity) ? Math.min(Math.max(Quantity, 1), mostQuantity) : 1

/** With the size of a package: "ข้าวหอมมะลิ 5 กก." */
const named = ({ text, size }: PastedItem): string => (size ? `${text} ${size}` : text)

const dozen = 12
const byTheDozen = /โหล|dozen|(?<!\d)12 ?(?:ชิ้น|ใบ|ฟอง|ตัว|ขวด|ซอง|อัน|กล่อง|ก้อน|แท่ง|pcs|pieces)/i
const isSoldByTheDozen = ({ name, aliases }: Sellable): boolean =>
  [name, ...aliases].some((each) => byTheDozen.test(each))

/** A dozen is twelve pieces, unless the chosen product is sold by the dozen. */
function counted(item: MessageItem): MessageItem {
  const { dozens, said: before } = item
  if (dozens === undefined) return item
  const product = chosenProduct(item)
  const said = inBounds(product && isSoldByTheDozen(product) ? dozens : dozens * dozen)
  return { ...item, said, Quantity: item.Quantity === before ? said : item.Quantity }
}

const dozensOf = ({ qty, dozen: inDozens }: PastedItem): Pick<MessageItem, 'dozens'> =>
  inDozens ? { dozens: qty } : {}

const fresh = (key: string, item: PastedItem): MessageItem =>
  counted({
    key,
    text: named(item),
    Quantity: inBounds(item.qty),
    said: inBounds(item.qty),
    ...dozensOf(item),
    confidence: item.confidence,
    spans: item.spans,
    look: 'waiting',
    candidates: [],
    choice: undefined,
    price: null,
    added: false,
  })

/** Newly parsed lines; a line that existed before keeps its candidates and choice. */
export function itemsOf(pasted: readonly PastedItem[], before: readonly MessageItem[]): MessageItem[] {
  const times = new Map<string, number>()
  return pasted.map((item) => {
    const text = named(item)
    const time = (times.get(text) ?? 0) + 1
    times.set(text, time)
    const key = `${text}#${time}`
    const known = before.find((each) => each.key === key)
    if (!known) return fresh(key, item)
    const { confidence, spans } = item
    const { dozens: _, ...line } = known
    const { said } = counted({ ...line, ...dozensOf(item), said: inBounds(item.qty) })
    return {
      ...line,
      ...dozensOf(item),
      confidence,
      spans,
      said,
      Quantity: said === known.said ? known.Quantity : said,
    }
  })
}

/** Adds the catalogue's candidates to a line. */
export function withCandidates(item: MessageItem, candidates: readonly Candidate[] | undefined): MessageItem {
  if (!candidates) return { ...item, look: 'failed' }
  return counted({ ...item, look: 'done', candidates, choice: item.choice ?? sureProduct(candidates)?.id })
}

/** Takes a product, a free-text line or nothing for it. */
export const withChoice = (item: MessageItem, choice: ItemChoice): MessageItem => counted({ ...item, choice })

export const chosenProduct = ({ candidates, choice }: MessageItem): Sellable | undefined =>
  candidates.find(({ product }) => product.id === choice)?.product

/** How many are left of the chosen product, if that isn't enough; undefined if it is, or isn't counted. */
export function leftOf(item: MessageItem): number | undefined {
  const available = chosenProduct(item)?.available
  return available !== undefined && available < item.Quantity ? Math.max(available, 0) : undefined
}

/** Whether it can be added to the order as is: a product's price is that of the chosen shop. */
export const isReady = (item: MessageItem): boolean =>
  !item.added &&
  (item.choice === 'text' ? item.price !== null : item.look === 'done' && chosenProduct(item) !== undefined)

/** Neither added nor left out: the user might overlook it. */
export const isOpen = ({ added, choice }: MessageItem): boolean => !added && choice !== 'out'
