import { expect } from 'chai'
import { deepAll, until } from '../helpers/looking'
import { changeActions, firstEntry, type Hands, type OrderChange, orderChanges, type WireOrder } from './changes'
import { newBrowser, openDashboard } from './dashboard'
import { storedOrder, storedOrders } from './demo-rows'
import { catchPrints } from './prints'

describe('a change of an order with two tabs and a reload', () => {
  beforeEach(async () => {
    await newBrowser()
    const dashboard = await openDashboard('/login')
    await dashboard.signIn()
    dashboard.page.close()
  })

  const placeOf = ({ screen }: OrderChange, OrderNumber: string) =>
    screen === 'order' ? `/desk/orders/${OrderNumber}` : `/desk/labels?orders=${OrderNumber}`

  async function openTab(change: OrderChange, OrderNumber: string, entry?: string) {
    const { page } = await openDashboard(placeOf(change, OrderNumber))
    const prints = catchPrints(page)
    const hands = changeActions(() => page.document)
    await change.begin(hands, entry)
    return { page, prints, hands }
  }

  const orderFor = ({ fits }: OrderChange) => storedOrder(fits)
  const madeOf = async (change: OrderChange, { OrderNumber, ...before }: WireOrder) => {
    const now = (await storedOrders()).find((each) => each.OrderNumber === OrderNumber)
    return now ? change.made(now) - change.made({ OrderNumber, ...before }) : Number.NaN
  }

  const metByTheSecond: Record<OrderChange['name'], (hands: Hands) => Promise<unknown>> = {
    async edit(hands) {
      await hands.says('Two versions of this order')
      const versions = deepAll(hands.place(), '[role=radiogroup] bdi').map(({ textContent }) => textContent)
      expect(versions).to.deep.equal(['ของแท็บแรก', 'ของแท็บที่สอง'])
      await hands.press('Back to form')
      expect(await hands.valueOf('Note')).to.equal('ของแท็บแรก')
    },
    async status(hands) {
      // it is as asked, whoever did it first
      await hands.says('Status changed')
      await hands.see('button', 'Mark as packed')
    },
    payment: (hands) => hands.says('Someone else recorded this payment.'),
    async print(hands) {
      await hands.says('Printed by มาลี ใจดี')
      await hands.press("Don't print")
    },
  }

  for (const change of orderChanges) {
    it(`FAULT-11 ${change.name} in two tabs: the second is told what happened to the order, and nothing is done twice`, async () => {
      const order = await orderFor(change)
      const tab = await openTab(change, order.OrderNumber, 'ของแท็บแรก')
      const other = await openTab(change, order.OrderNumber, 'ของแท็บที่สอง')
      await other.hands.press(change.button)
      await other.hands.says(change.done)
      await tab.hands.press(change.button)
      await metByTheSecond[change.name](tab.hands)
      expect(await madeOf(change, order)).to.equal(1)
      expect([...tab.page.complaints, ...other.page.complaints, tab.prints.frames.length]).to.deep.equal([0])
      tab.page.close()
      other.page.close()
    })

    it(`FAULT-12 ${change.name}: a reload right after the press leaves it made once or not at all, and the screen shows which`, async () => {
      const order = await orderFor(change)
      const tab = await openTab(change, order.OrderNumber)
      const button = await tab.hands.see('button', change.button)
      await tab.page.reloaded(() => {
        button.click()
        tab.page.window.location.reload()
      })
      const made = await madeOf(change, order)
      if (made === 0) {
        catchPrints(tab.page)
        await change.begin(tab.hands)
        await tab.hands.press(change.button)
        await tab.hands.says(change.done)
      }
      expect(await madeOf(change, order)).to.equal(1)
      const shows = { edit: firstEntry, status: 'Mark as packed', payment: firstEntry, print: order.OrderNumber }
      await until('the order as it is now', () =>
        deepAll(tab.page.document, 'main').some(({ textContent }) => textContent?.includes(shows[change.name])),
      )
      expect(tab.page.complaints).to.deep.equal([])
      tab.page.close()
    })
  }

  for (const change of orderChanges.filter(({ name }) => name === 'edit' || name === 'payment'))
    it(`FAULT-13 ${change.name}: before a page with an unsaved edit closes, the browser asks`, async () => {
      const { page, hands } = await openTab(change, (await orderFor(change)).OrderNumber)
      const isAsked = () => {
        const leaving = new Event('beforeunload', { cancelable: true })
        page.window.dispatchEvent(leaving)
        return leaving.defaultPrevented
      }
      await until('the question of the browser', isAsked)
      await hands.press(change.button)
      await hands.says(change.done)
      await until('no question any more', () => !isAsked())
      page.close()
    })
})
