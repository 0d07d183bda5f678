import { createEngine, type Engine, type Storage, type Transport } from '../../src/core'
import type { Clock } from '../../src/core/kernel/clock'
import { RaanError } from '../../src/core/kernel/errors'
import type { AmountField, DraftField } from '../../src/core/order/order.draft'
import { submitOrder } from '../../src/core/order/order.submit'
import { draftOf } from '../../src/core/order/paste/order.paste.fields'
import { chosenProduct, isReady } from '../../src/core/order/paste/order.paste.items'
import { breakable } from './backend-line'
import type { Desk, EntryName, SaveOutcome } from './desk'
import { reached, storedDesk } from './headless-stored'

type Options = {
  transport: Transport
  storage: Storage
  clock?: Clock
  /** waits for work, moving the clock where it does not move by itself */
  wait<T>(work: Promise<T>): Promise<T>
}

/** The engine alone, driven as a program would drive it. */
export async function openHeadlessDesk({ transport: backend, storage, clock, wait }: Options) {
  const { transport, line } = breakable(backend)

  const open = async () => {
    const engine: Engine = createEngine({ transport, storage, ...(clock && { clock }) })
    const draft = engine.view('order')
    const products = engine.view('store')
    const orders = engine.view('orders')
    const paste = engine.view('order.paste')
    engine.app('cart').send({ type: 'init' })
    const all = [engine.app('auth'), engine.app('shops'), engine.app('cart'), draft, products, orders, paste]
    await wait(Promise.all(all.map((handle) => handle.settled())))
    return { engine, draft, products, orders, paste }
  }
  let tab = await open()

  const cart = () => tab.engine.app('cart')
  const lineOf = (product: string) => {
    const found = [...cart().getSnapshot().context.lines].find(({ name }) => name === product)
    if (!found) throw new Error(`no line of ${product}`)
    return found
  }
  const draft = () => tab.draft.getSnapshot().context
  const outcome = async (): Promise<SaveOutcome> => {
    try {
      const submission = await wait(submitOrder(tab.draft))
      await wait(cart().settled())
      if ('order' in submission) return { OrderNumber: submission.order.OrderNumber }
      return { refused: Object.keys(submission.fields).sort() }
    } catch (error) {
      if (error instanceof RaanError) return { unknown: true }
      throw error
    }
  }
  const search = async (text: string) => {
    tab.products.send({ type: 'query.change', query: { q: text } })
    return (await wait(tab.products.settled())).context.rows
  }
  const set = async (name: DraftField, value: unknown) => {
    // the field's name and its value come from the same case
    tab.draft.send({ type: 'field.set', name, value } as never)
    await wait(tab.draft.settled())
  }

  const row = async (OrderNumber: string) => {
    const { context } = await wait(tab.orders.settled())
    const found = context.rows.find((each) => each.OrderNumber === OrderNumber)
    if (!found) throw new Error(`${OrderNumber} is not listed`)
    return found
  }

  const desk: Desk & { close(): void } = {
    line,
    async signIn(email, password) {
      const refused = Object.keys((await wait(tab.engine.login(email, password))) ?? {})
      // as the cart's widget does for each user
      cart().send({ type: 'init' })
      await wait(cart().settled())
      return refused
    },
    async signOut() {
      await wait(tab.engine.logout())
      await wait(cart().settled())
    },
    person: async () => tab.engine.app('auth').getSnapshot().context.user?.fullName,
    async chooseShop(name) {
      const shops = tab.engine.app('shops')
      const { context } = await wait(shops.settled())
      shops.send({ type: 'choose', id: context.shops.find(({ ShopName }) => ShopName === name)?.id ?? 0 })
      await wait(shops.settled())
    },
    async shop() {
      const { id, ShopName } = tab.engine.app('shops').getSnapshot().context.chosen
      return id === 0 ? undefined : ShopName
    },
    search: async (text) => (await search(text)).map(({ name }) => name),
    async add(name) {
      const product = (await search(name)).find((each) => each.name === name)
      if (!product) throw new Error(`no product ${name}`)
      cart().send({ type: 'line.add', product })
      await wait(cart().settled())
    },
    async setQuantity(product, text) {
      cart().send({ type: 'line.set', line: { ...lineOf(product), Quantity: Number(text) } })
      const { context } = await wait(cart().settled())
      return { refused: context.refused !== undefined }
    },
    lines: async () => [...cart().getSnapshot().context.lines].map(({ name, Quantity }) => ({ name, Quantity })),
    async emptyCart() {
      await wait(cart().settled())
      cart().send({ type: 'clear' })
      await wait(cart().settled())
    },
    async fill(entries) {
      for (const [name, text] of Object.entries(entries)) await set(name as EntryName, text)
    },
    entry: async (name) => String(draft().fields[name as Exclude<EntryName, AmountField>]),
    isOpen: async () => tab.draft.getSnapshot().matches('open'),
    deliver: (by) => set('DeliveryType', by),
    pay: (by) => set('paymentMethod', by),
    total: async () => draft().totals.total / 100,
    async save(presses = 1) {
      const saving = outcome()
      for (let press = 1; press < presses; press++) tab.draft.send({ type: 'save' })
      return saving
    },
    sendAgain: outcome,
    async next() {
      tab.draft.send({ type: 'next' })
      await wait(tab.draft.settled())
    },
    async paste(text) {
      await set('fullCustomerData', text)
      tab.paste.send({ type: 'text.change', text, by: 'paste' })
      const { context } = await wait(reached(tab.paste, (snapshot) => snapshot.matches({ read: 'settled' })))
      tab.draft.send({ type: 'message.take', values: draftOf(context.reading?.found ?? []), over: false })
      await wait(tab.draft.settled())
    },
    async takeProducts() {
      for (const item of tab.paste.getSnapshot().context.items.filter(isReady)) {
        const product = chosenProduct(item)
        if (product) cart().send({ type: 'line.add', product, Quantity: item.Quantity })
      }
      await wait(cart().settled())
    },
    ...storedDesk({ engine: () => tab.engine, wait, row }),
    async orders() {
      const { context } = await wait(tab.orders.settled())
      return context.rows.map(({ OrderNumber, name, total }) => ({ OrderNumber, name, total: total / 100 }))
    },
    async reload() {
      tab.engine.stop()
      tab = await open()
    },
    close: () => tab.engine.stop(),
  }
  return desk
}
