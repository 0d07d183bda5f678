import { expect } from 'chai'
import type { Transport } from '../../src/core'
import { deepAll, named, shown, until } from '../helpers/looking'
import { changeActions, doubleClick, type OrderChange, orderChanges, rowOf, type WireOrder } from './changes'
import { newBrowser } from './dashboard'
import { closeElements, openElements } from './elements-page'
import { catchPrints } from './prints'

const auto = '/embed/auto.js'
const base = 'http://shop.test'

async function ordersOf(backend: Transport): Promise<WireOrder[]> {
  const answer = await backend(new Request(`${base}/api/orders?perPage=100`))
  return ((await answer.json()) as { orders: WireOrder[] }).orders
}

async function storedAt(backend: Transport, OrderNumber: string): Promise<WireOrder> {
  const answer = await backend(new Request(`${base}/api/orders/${OrderNumber}`))
  return ((await answer.json()) as { order: WireOrder }).order
}

/** Elements with the first order of the sample that fits, up to the press that makes the change. */
async function open(change: OrderChange) {
  const page = openElements('')
  const found = (await ordersOf(page.backend)).find(change.fits)
  if (!found) throw new Error(`no order for ${change.name}`)
  const { OrderNumber } = found
  const isOrder = change.screen === 'order'
  const element = document.createElement(isOrder ? 'raan-orders' : 'raan-labels')
  if (isOrder) element.setAttribute('query', `q=${OrderNumber}`)
  else Object.assign(element, { orderNumbers: [OrderNumber] })
  page.provider.append(element)
  const hands = changeActions(() => page.provider)
  if (isOrder) (await until('the order in the list', () => rowOf(page.provider, OrderNumber))).click()
  await change.begin(hands)
  const stored = () => storedAt(page.backend, OrderNumber)
  const before = change.made(await stored())
  return {
    page,
    hands,
    stored,
    made: async () => change.made(await stored()) - before,
    sent: () => page.requests.filter((each) => each === `POST ${change.path}`).length,
    /** in the way of this change alone */
    breakIt(answer: Transport) {
      page.way = async (request) =>
        new URL(request.url).pathname === change.path ? answer(request) : page.backend(request)
    },
    heal() {
      page.way = undefined
    },
  }
}

const offline = async (): Promise<Response> => {
  throw new TypeError('Failed to fetch')
}

/** What is said of a failure: why, and where that is not known, that it is not. */
type Trouble = 'no line' | 'no answer' | 'no sense' | 'refused'
const reasons: Record<Trouble, { form: string; desk: string }> = {
  'no line': { form: "You're offline.", desk: "You're offline." },
  'no answer': {
    form: "The shop's system couldn't answer just now.",
    desk: "The shop's system couldn't answer just now.",
  },
  'no sense': {
    form: "The shop's system sent an invalid response.",
    desk: "The shop's system sent an invalid response.",
  },
  refused: { form: "You don't have permission to change orders.", desk: "You don't have permission to change orders." },
}
const unknown = {
  form: "We couldn't confirm whether it was saved. It's safe to save again: it's never saved twice.",
  desk: "We couldn't confirm whether it was changed. It's safe to try again: it's done only once.",
}
const speakerOf = ({ name }: OrderChange) => (name === 'edit' ? 'form' : 'desk')

const troubles: readonly [string, Transport, Trouble][] = [
  ['without a network', offline, 'no line'],
  ['status 500', async () => Response.json({ error: 'boom' }, { status: 500 }), 'no answer'],
  [
    'a page in HTML',
    async () => new Response('<!doctype html><h1>Wi-Fi</h1>', { headers: { 'Content-Type': 'text/html' } }),
    'no sense',
  ],
  ['broken JSON', async () => new Response('{"order":{"OrderNumber"'), 'no sense'],
  ['status 403', async () => Response.json({ error: 'no' }, { status: 403 }), 'refused'],
]

describe('a change of an order under failures', () => {
  let prints: ReturnType<typeof catchPrints>
  before(async () => {
    await import(auto)
    prints = catchPrints({ window, complaints: [] })
  })
  beforeEach(async () => {
    await newBrowser()
    prints.frames.length = 0
  })
  afterEach(closeElements)

  for (const change of orderChanges) {
    const speaker = speakerOf(change)
    /** a print has a key, so that it is sent again by itself */
    const isRepeated = change.name === 'print'
    for (const [trouble, answer, kind] of troubles)
      it(`FAULT-8 ${change.name}, ${trouble}: it says so, nothing is lost, retrying makes it once`, async () => {
        const { hands, made, sent, breakIt, heal } = await open(change)
        const entered = await change.entered(hands)
        breakIt(answer)
        await hands.press(change.button)
        await hands.says(reasons[kind][speaker])
        if (kind !== 'refused') await hands.says(unknown[speaker])
        expect([await change.entered(hands), await made(), prints.frames.length]).to.deep.equal([entered, 0, 0])
        if (!isRepeated) expect(sent()).to.equal(1)
        const before = sent()
        heal()
        await hands.press(change.again)
        await hands.says(change.done)
        expect([await made(), sent()]).to.deep.equal([1, before + 1])
        if (change.name === 'print') expect(prints.frames.length).to.equal(1)
      })

    it(`FAULT-9 ${change.name}: a double click is one request, and doesn't press what appears under the pointer`, async () => {
      const { hands, made, sent, page } = await open(change)
      const changes = () => page.requests.filter((each) => each.startsWith('POST ')).length
      await doubleClick(await hands.see('button', change.button), () => hands.says(change.done))
      await shown()
      expect([await made(), sent(), changes()]).to.deep.equal([1, 1, 1])
      expect(prints.frames.length).to.equal(change.name === 'print' ? 1 : 0)
    })

    it(`FAULT-9 ${change.name}: pressed three times while it is sent, it is sent once`, async () => {
      const { hands, made, sent, page, breakIt } = await open(change)
      let answer = () => {}
      const held = new Promise<void>((resolve) => {
        answer = resolve
      })
      breakIt(async (request) => {
        await held
        return page.backend(request)
      })
      const button = await hands.see('button', change.button)
      for (let press = 0; press < 3; press++) button.click()
      await shown()
      button.click()
      await shown()
      answer()
      await hands.says(change.done)
      expect([await made(), sent()]).to.deep.equal([1, 1])
    })

    it(`FAULT-10 ${change.name}: after a lost response it is made once, whether looked up or pressed again, and reported as done`, async () => {
      const { hands, made, breakIt, heal, page } = await open(change)
      breakIt(async (request) => {
        await page.backend(request)
        return offline()
      })
      await hands.press(change.button)
      const says = (messages: string) =>
        deepAll(hands.place(), '[role=alert], [role=status], dialog[open], h3').some((each) =>
          each.textContent?.includes(messages),
        )
      // status and payment are looked at by themselves, and said to be done as soon as they are
      await until('what is known', () => says(unknown[speaker]) || says(change.done))
      heal()
      if (!says(change.done)) named<HTMLElement>(hands.place(), 'button', change.again)?.click()
      await hands.says(change.done)
      expect([await made(), prints.frames.length]).to.deep.equal([1, change.name === 'print' ? 1 : 0])
    })
  }
})
