import { expect } from 'chai'
import { typeInto } from '../helpers/hands'
import { deepAll, deepFind, focused, named, nameOf, shown, until } from '../helpers/looking'
import { type Dashboard, newBrowser, openDashboard, wear } from './dashboard'
import { storedOrders } from './demo-rows'
import { keyboard } from './keys'
import { findingsInLooks, phone } from './looks'

const [mali, somchai, arunee] = ['มาลี ศรีสุข', 'สมชาย ใจดี', 'อรุณี สายใจ'] as const
const three = `${mali} 0898765432
45 ซ.ลาดพร้าว 23 แขวงจันทรเกษม เขตจตุจักร กทม 10900
---
${somchai} 0812345678
99/1 ต.ในเมือง อ.เมือง จ.ขอนแก่น 40000
---
${arunee} 0845556666
9/9 ต.แสนสุข อ.เมือง จ.ชลบุรี 20130`
const many = (count: number) =>
  Array.from(
    { length: count },
    (_, at) => `${['มาลี', 'สมชาย', 'อรุณี'][at % 3]} ใจดี 08${10_000_000 + at}\n${at + 1} ต.ศิลา อ.เมือง ขอนแก่น 40000`,
  ).join('\n---\n')

/** Many messages in one paste, in the dashboard. */
function queueOf(dashboard: Dashboard) {
  const { page } = dashboard
  const box = () => dashboard.see<HTMLTextAreaElement>('textarea', 'Message from the customer')
  const bar = () => deepFind(page.document, 'section[aria-label="Orders to check"]')
  const name = () => named<HTMLInputElement>(page.document, 'input', "Recipient's name")?.value
  const status = () => bar()?.querySelector('[role=status]')?.textContent ?? ''
  const put = async (text: string) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', text)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    const field = await box()
    field.focus()
    return !field.dispatchEvent(event)
  }
  return {
    box,
    bar,
    status,
    name,
    rows: () => [...(bar()?.querySelectorAll('li') ?? [])].map((row) => row.querySelector('bdi')?.textContent ?? ''),
    /** once the part that takes several orders is there: it loads when the page is idle */
    async paste(text: string) {
      await until('several orders taken', () => put(text))
    },
    /** the form has this order, filled in */
    open: (wanted: string) =>
      until(`the order of ${wanted}`, () => name() === wanted && status().includes(wanted)).catch((late: Error) => {
        throw new Error(`${late.message}: ${status()}; in the form: ${name()}`)
      }),
    async begin(text = three, first: string = mali) {
      await this.paste(text)
      await dashboard.press('Check one by one')
      await this.open(first)
    },
    async complete() {
      await dashboard.desk.chooseShop('บ้านชาปลายดอย')
      await dashboard.desk.add('ชาเขียวใบหม่อน')
    },
    focusedName() {
      const element = focused(page.document)
      return element && element !== page.document.body ? nameOf(element) : undefined
    },
  }
}

const isFocused = (queue: ReturnType<typeof queueOf>, name: string) =>
  until(`the focus on ${name}`, () => queue.focusedName() === name).catch((late: Error) => {
    throw new Error(`${late.message}: it is on ${queue.focusedName()}`)
  })

describe('several orders in one paste', () => {
  let dashboard: Dashboard
  let queue: ReturnType<typeof queueOf>
  const message = 'Message from the customer'
  const show = async (size?: { width: number; height: number }) => {
    dashboard = await openDashboard('/desk/order', size)
    await dashboard.at('Take an order')
    queue = queueOf(dashboard)
    dashboard.page.window.focus()
  }
  before(async () => {
    await newBrowser()
    const first = await openDashboard('/login')
    await first.signIn()
    first.page.close()
  })
  beforeEach(() => {
    wear({ locale: 'en', skin: 'light' })
    sessionStorage.clear()
    for (const key of Object.keys(localStorage)) if (/\/(draft|kept)\//.test(key)) localStorage.removeItem(key)
  })
  afterEach(() => {
    expect(dashboard.page.complaints).to.deep.equal([])
    dashboard.page.close()
  })

  it('QUEUE-20 the orders are checked and saved one after another by keyboard; each begins in its message, and each is stored once', async () => {
    await show()
    const before = (await storedOrders()).length
    const keys = keyboard(dashboard.page)
    await queue.paste(three)
    await isFocused(queue, 'Check one by one')
    await keys.press('Enter')
    const saved = [mali, somchai, arunee]
    for (const [at, name] of saved.entries()) {
      await queue.open(name)
      await isFocused(queue, message)
      expect(queue.status()).to.equal(`Order ${at + 1} of 3 · ${name}`)
      await queue.complete()
      ;(await queue.box()).focus()
      await keys.press('Control+Enter')
    }
    await until('the end of the list', () => queue.status() === 'All checked. Saved: 3 of 3')
    await isFocused(queue, message)
    expect([queue.name(), (await dashboard.desk.lines()).length]).to.deep.equal(['', 0])
    await keys.tabTo('Close this list', { key: 'Shift+Tab' })
    await keys.press('Enter')
    await until('no list', () => !queue.bar())
    await isFocused(queue, message)
    const stored = (await storedOrders()).map(({ name }) => name)
    expect([stored.length - before, saved.map((name) => stored.filter((each) => each === name).length)]).to.deep.equal([
      3,
      [1, 1, 1],
    ])
    expect(keys.unmarked).to.deep.equal([])
  })

  it('QUEUE-21 cancelling leaves the message as it was; whatever is pressed, the focus stays where one goes on', async () => {
    await show()
    typeInto(await queue.box(), 'ก่อนหน้า')
    await queue.paste(three)
    await dashboard.press('Cancel')
    await isFocused(queue, message)
    expect([(await queue.box()).value, queue.bar()]).to.deep.equal(['ก่อนหน้า', undefined])
    await queue.begin()
    await isFocused(queue, message)
    await dashboard.press('Discard')
    await queue.open(somchai)
    await isFocused(queue, message)
    ;(await dashboard.see('summary', 'Show all 3 orders')).click()
    const undo = await dashboard.see('button', `Undo: ${mali}`)
    undo.focus()
    undo.click()
    await isFocused(queue, `Check now: ${mali}`)
    ;(focused(dashboard.page.document) as HTMLElement).click()
    await queue.open(mali)
    await isFocused(queue, message)
  })

  it('QUEUE-22 after a reload the list is there, and the order that was open with what was entered and its products', async () => {
    await show()
    await queue.begin()
    await dashboard.press('Skip for now')
    await queue.open(somchai)
    await dashboard.desk.add('ชาเขียวใบหม่อน')
    await dashboard.desk.fill({ note: 'ห่อของขวัญ' })
    await dashboard.page.reload()
    await queue.open(somchai)
    expect(await dashboard.desk.entry('note')).to.equal('ห่อของขวัญ')
    await until('the products', async () => (await dashboard.desk.lines()).length === 1)
    expect(queue.rows()).to.deep.equal([somchai, arunee, mali])
    await dashboard.press('Skip for now')
    await queue.open(arunee)
    expect((await dashboard.desk.lines()).length).to.equal(0)
    ;(await dashboard.see('summary', 'Show all 3 orders')).click()
    await dashboard.press(`Check now: ${somchai}`)
    await queue.open(somchai)
    await until('its products again', async () => (await dashboard.desk.lines()).length === 1)
  })

  it('QUEUE-23 a second tab goes on with another order of the list; one that is open elsewhere is not opened, and the tab says so', async () => {
    await show()
    await queue.begin()
    const other = await openDashboard('/desk/order')
    const second = queueOf(other)
    await until('the list', () => second.status() === '3 orders to check')
    const button = await other.see('button', 'Continue checking')
    await until('it ready', () => button.getAttribute('aria-disabled') !== 'true')
    button.click()
    await second.open(somchai)
    ;(await other.see('summary', 'Show all 3 orders')).click()
    await other.press(`Check now: ${mali}`)
    await until('why not', () =>
      deepAll(other.page.document, '*').some(
        ({ textContent, childElementCount }) =>
          childElementCount === 0 && textContent === 'This order is open in another window',
      ),
    )
    expect([second.name(), queue.name()]).to.deep.equal([somchai, mali])
    await other.press('Discard')
    await second.open(arunee)
    await until('it discarded in the first tab, too', () => queue.status() === `Order 2 of 3 · ${mali}`)
    expect(other.page.complaints).to.deep.equal([])
    other.page.close()
    await until('the first goes on', () => queue.name() === mali)
  })

  it('QUEUE-24 of more orders than 200 none is taken, and the message box says why; 200 are', async () => {
    await show()
    await queue.paste(many(300))
    const says = () => deepFind(dashboard.page.document, 'section[aria-label="Several orders"]')?.textContent ?? ''
    await until('why not', () =>
      says().startsWith('Not pasted: there are 300 orders in this text, and the limit is 200.'),
    )
    expect([(await queue.box()).value, queue.bar()]).to.deep.equal(['', undefined])
    await dashboard.press('Cancel')
    await queue.begin(many(200), 'มาลี ใจดี')
    expect(queue.rows().length).to.equal(200)
    await dashboard.press('Skip for now')
    await queue.open(somchai)
  }).timeout(120_000)

  it("QUEUE-25 the browser's Back leaves the order, forward returns to it and to the list", async () => {
    dashboard = await openDashboard('/desk/orders')
    await dashboard.at('Orders')
    await dashboard.press('Take an order', 'nav a')
    await dashboard.at('Take an order')
    queue = queueOf(dashboard)
    await queue.begin()
    await dashboard.press('Skip for now')
    await queue.open(somchai)
    dashboard.page.window.history.back()
    await dashboard.at('Orders')
    dashboard.page.window.history.forward()
    await dashboard.at('Take an order')
    await queue.open(somchai)
    expect(queue.rows()).to.deep.equal([somchai, arunee, mali])
  })

  it('ORDER-1809 a message of up to twelve lines is shown whole', async () => {
    await show(phone)
    const box = await queue.box()
    const lines = async (count: number) => {
      typeInto(box, Array.from({ length: count }, (_, at) => `line ${at}`).join('\n'))
      await shown()
      return box.scrollHeight - box.clientHeight
    }
    expect([await lines(9), await lines(12)]).to.deep.equal([0, 0])
    expect(await lines(30)).to.be.above(0)
    typeInto(box, '')
    await shown()
  })

  it('QUEUE-26 axe finds nothing in the offer and the list in any look, and both fit a phone', async () => {
    const flaws: string[] = []
    const examine = async (what: string) => {
      await shown()
      const { documentElement } = dashboard.page.document
      if (documentElement.scrollWidth > documentElement.clientWidth + 1)
        flaws.push(`${what}: ${documentElement.scrollWidth} wide`)
      flaws.push(...(await findingsInLooks(dashboard)).map((each) => `${what}: ${each}`))
      wear({ locale: 'en', skin: 'light' })
      await dashboard.see('textarea', message)
    }
    await show(phone)
    await queue.paste(three)
    await dashboard.see('button', 'Check one by one')
    await examine('offer')
    await dashboard.press('Check one by one')
    await queue.open(mali)
    await dashboard.press('Discard')
    await queue.open(somchai)
    ;(await dashboard.see('summary', 'Show all 3 orders')).click()
    await examine('list')
    expect(flaws).to.deep.equal([])
  }).timeout(180_000)
})
