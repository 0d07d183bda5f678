import type { DeliveryValue, PaymentMethod } from '../../src/core/orders/orders.contract'

/** What a person types into the order form, as typed. */
export const entryNames = [
  'name',
  'phoneNumber',
  'address',
  'subDistrict',
  'district',
  'province',
  'postNum',
  'note',
  'shippingCost',
  'discount',
  'otherCost',
  'CODFee',
] as const
export type EntryName = (typeof entryNames)[number]
export type Entries = Partial<Record<EntryName, string>>

export type ListedOrder = { OrderNumber: string; name: string; total: number }

/** `unknown`: nobody can tell yet whether it is stored. `refused`: names of the fields in the way. */
export type SaveOutcome = { OrderNumber: string } | { refused: string[] } | { unknown: true }

/** What a stored order may be given, of those texts that stand in it once. */
export type StoredEntries = Partial<Record<'name' | 'note', string>>
export type Version = { mine: string; theirs: string }

/**
 * One staff user at a desk: signs in, takes orders, reads the list. Every skin of the product has one; a verb ends when
 * what it leads to is there. Amounts that come back are baht.
 */
export type Desk = {
  /** names of the refused fields; empty = signed in */
  signIn(email: string, password: string): Promise<string[]>
  signOut(): Promise<void>
  /** the person's name, undefined while signed out */
  person(): Promise<string | undefined>
  chooseShop(name: string): Promise<void>
  /** undefined while none is chosen */
  shop(): Promise<string | undefined>
  /** names of the products found */
  search(text: string): Promise<string[]>
  /** one more of the product of this name */
  add(product: string): Promise<void>
  /** `text` as a person types it; resolves with whether it was refused */
  setQuantity(product: string, text: string): Promise<{ refused: boolean }>
  lines(): Promise<{ name: string; Quantity: number }[]>
  emptyCart(): Promise<void>
  fill(entries: Entries): Promise<void>
  entry(name: EntryName): Promise<string>
  /** whether the form takes entries */
  isOpen(): Promise<boolean>
  deliver(by: DeliveryValue): Promise<void>
  pay(by: PaymentMethod): Promise<void>
  total(): Promise<number>
  /** presses save that many times in a row */
  save(presses?: number): Promise<SaveOutcome>
  /** sends an order of unknown outcome again */
  sendAgain(): Promise<SaveOutcome>
  /** after a saved order: an empty form */
  next(): Promise<void>
  /** puts a customer's message into its box; ends when it is read and its products are looked up */
  paste(message: string): Promise<void>
  /** takes the products of the message that leave no doubt into the order */
  takeProducts(): Promise<void>
  /** first page of the list, latest first */
  orders(): Promise<ListedOrder[]>
  status(OrderNumber: string): Promise<string>
  /** moves one order from new to confirmed */
  confirm(OrderNumber: string): Promise<{ refused: boolean }>
  /** begins to change a stored order */
  edit(OrderNumber: string, entries: StoredEntries): Promise<void>
  /** both versions of each field when somebody else was quicker; empty = saved */
  saveEdit(): Promise<Version[]>
  /** keeps all of one side after that */
  keep(side: 'mine' | 'theirs'): Promise<void>
  /** prints the label of one order; when it was printed before nothing is printed and it says by whom */
  print(OrderNumber: string): Promise<{ printed: true } | { printedBy: string }>
  /** the page is loaded again: same browser, same backend */
  reload(): Promise<void>
  /** the line of the desk to its backend */
  line: BackendLine
}

export type BackendLine = {
  /** from now on requests arrive, but no answer comes back */
  loseAnswers(): void
  heal(): void
  /** what a colleague at another desk does to a stored order meanwhile, signed in or not */
  colleague(OrderNumber: string, change: StoredEntries | { status: string }): Promise<void>
}
