import { expect } from 'chai'
import { deepAll, deepFind, nameOf, shown, until } from '../helpers/looking'
import { type Dashboard, english, newBrowser, openDashboard, wear } from './dashboard'
import { changeTable, storedTable } from './demo-rows'
import { keyboard } from './keys'
import { dress, findingsInLooks, phone } from './looks'
import { axeFindings } from './page'
import { plain, sheetsOf } from './printed'
import { catchPrints, type Print } from './prints'

type Stored = {
  OrderNumber: string
  createdAt: string
  OrderStatus: string
  name: string
  address: string
  postNum: string
  note: string
  total: number
  paymentMethod: string
  ProductOrders: { uq: string; productId: number | null; name: string }[]
  DeliveryType: { type: string }
  printAddrData: { IsPrintAddr: boolean }
}

/** The orders that wait for a label, oldest first; what `change` makes of them is stored. */
async function waiting(change: (orders: Stored[]) => void = () => undefined): Promise<Stored[]> {
  let orders: Stored[] = []
  await changeTable<Stored>('orders', (rows) => {
    orders = rows
      .filter(
        ({ OrderStatus, DeliveryType, printAddrData }) =>
          ['new', 'confirmed', 'packed'].includes(OrderStatus) &&
          DeliveryType.type !== 'self' &&
          !printAddrData.IsPrintAddr,
      )
      .toSorted((one, other) => one.createdAt.localeCompare(other.createdAt))
    change(orders)
  })
  return orders
}

const boxes = ({ page }: Dashboard) => deepAll<HTMLInputElement>(page.document, 'li input[type=checkbox]')
const button = ({ page }: Dashboard, name: string | RegExp) =>
  until(`the button ${name}`, () =>
    deepAll<HTMLButtonElement>(page.document, 'button').find((each) => nameOf(each).match(name)),
  )

async function openLabels(query = '', size?: { width: number; height: number }): Promise<Dashboard> {
  const dashboard = await openDashboard(`/desk/labels${query}`, size)
  await until('the queue', () => boxes(dashboard).length > 0)
  return dashboard
}

/** Chooses the first so many orders on this paper and prints them. */
async function print(dashboard: Dashboard, count: number, paper: string): Promise<Print> {
  const prints = catchPrints(dashboard.page)
  deepFind<HTMLInputElement>(dashboard.page.document, `input[type=radio][value="${paper}"]`)?.click()
  for (const box of boxes(dashboard).slice(0, count)) box.click()
  await shown()
  ;(await button(dashboard, /^Print \d+ label/)).click()
  const done = await until('the print', () => prints.frames[0])
  expect(prints.ofPage).to.equal(0)
  return done
}

describe('labels', () => {
  let dashboard: Dashboard
  beforeEach(async () => {
    await newBrowser()
    dashboard = await openDashboard('/login')
    await dashboard.signIn()
    dashboard.page.close()
  })
  afterEach(() => dashboard.page.close())

  for (const [paper, width, height, places, pages] of [
    ['100x150', 283.46, 425.2, [1, 1], 3],
    ['100x100', 283.46, 283.46, [1, 1], 3],
    ['a4', 595.28, 841.89, [2, 2], 1],
  ] as const)
    it(`LABEL-54 printed on ${paper}: page size, texts, and a barcode that reads as the order number`, async () => {
      const orders = (await waiting()).slice(0, 3)
      dashboard = await openLabels()
      const sheets = await sheetsOf(await print(dashboard, 3, paper), places)
      expect(sheets.length).to.equal(pages)
      for (const sheet of sheets) {
        expect(Math.abs(sheet.width - width)).to.be.lessThan(1)
        expect(Math.abs(sheet.height - height)).to.be.lessThan(1)
      }
      expect(sheets.flatMap(({ codes }) => codes)).to.deep.equal(orders.map(({ OrderNumber }) => OrderNumber))
      const text = sheets.map((sheet) => sheet.text).join('')
      const facts = orders.flatMap(({ OrderNumber, name, address, postNum }) => [OrderNumber, name, address, postNum])
      expect(facts.filter((fact) => !text.includes(plain(fact)))).to.deep.equal([])
      expect(dashboard.page.complaints).to.deep.equal([])
    })

  it('LABEL-55 the preview has the layout of the print', async () => {
    dashboard = await openLabels()
    const location = (label: Element) =>
      [...label.querySelectorAll<HTMLElement>('div, span, li')].map(
        ({ offsetLeft, offsetTop, offsetWidth, offsetHeight }) => [offsetLeft, offsetTop, offsetWidth, offsetHeight],
      )
    boxes(dashboard)[0]?.click()
    await shown()
    const preview = deepFind(dashboard.page.document, '[data-order]')
    const shownPlaces = preview && location(preview)
    boxes(dashboard)[0]?.click()
    const { page } = await print(dashboard, 1, '100x150')
    const printed = page.querySelector('[data-order]')
    expect(printed && location(printed)).to.deep.equal(shownPlaces)
    expect(page.defaultView?.getComputedStyle(page.body).fontFamily).to.contain('Noto Sans Thai')
    expect([...page.fonts].filter(({ status }) => status === 'error')).to.deep.equal([])
  })

  it("LABEL-56 however long an order's texts are, postcode, amount and barcode are complete on the label", async () => {
    let numbers: string[] = []
    await waiting(([first, second, third]) => {
      if (!first || !second || !third) throw new Error('the sample has too few orders')
      numbers = [first, second, third].map(({ OrderNumber }) => OrderNumber)
      const many = (each: Stored['ProductOrders'][number] | undefined, count: number) =>
        Array.from({ length: count }, (_, nth) => ({
          ...each,
          uq: `x:${nth}`,
          productId: null,
          name: `สินค้าชื่อยาวพอสมควร สีฟ้า ${nth}`,
        }))
      first.address = '99/123 หมู่บ้านร่มเย็น ซอยสุขสวัสดิ์ 99 แยก 12 ถนนพระประแดง ตรงข้ามร้านสะดวกซื้อ '.repeat(8)
      first.name = 'คุณชื่อยาวเป็นพิเศษนามสกุลก็ยาวไม่แพ้กัน '.repeat(4)
      first.note = 'โทรก่อนส่ง ของแตกง่าย '.repeat(20)
      first.ProductOrders = many(first.ProductOrders[0], 40) as Stored['ProductOrders']
      second.address = 'A'.repeat(300)
      second.name = 'x'.repeat(200)
      third.ProductOrders = many(third.ProductOrders[0], 12) as Stored['ProductOrders']
    })
    for (const paper of ['100x150', '100x100', 'a4']) {
      dashboard = await openLabels(`?orders=${numbers}`)
      deepFind<HTMLInputElement>(dashboard.page.document, 'input[type=radio][value="l"]')?.click()
      // they are selected already
      const { page } = await print(dashboard, 0, paper)
      const cut = [...page.querySelectorAll<HTMLElement>('[data-order]')].flatMap((label) => {
        const box = label.getBoundingClientRect()
        const vital = [...label.querySelectorAll('svg'), ...label.querySelectorAll('[data-vital]')]
        expect(vital.length).to.be.greaterThan(2)
        return vital.filter((each) => {
          const { top, left, right, bottom } = each.getBoundingClientRect()
          const isInside = top >= box.top && left >= box.left && right <= box.right && bottom <= box.bottom
          return !isInside || each.scrollWidth > each.clientWidth + 1
        })
      })
      expect(page.body.textContent).to.contain('x'.repeat(200))
      expect(cut.map((each) => `${paper}: ${each.outerHTML}`)).to.deep.equal([])
      dashboard.page.close()
      await changeTable<Stored>('orders', (rows) => {
        for (const { printAddrData } of rows) printAddrData.IsPrintAddr = false
      })
    }
    dashboard = await openLabels()
  })

  it('LABEL-5447 an address that is cut off has all the room there is, and nothing touches the barcode', async () => {
    let number = ''
    await waiting(([first]) => {
      if (!first) throw new Error('the sample has too few orders')
      first.name = 'คุณชื่อยาวเป็นพิเศษนามสกุลก็ยาวไม่แพ้กัน'
      first.address = '99/123หมู่บ้านร่มเย็นซอยสุขสวัสดิ์แยกสิบสองถนนพระประแดง'.repeat(9)
      number = first.OrderNumber
      Object.assign(first, { paymentMethod: 'transfer', paymentStatus: 'unpaid', note: '' })
    })
    for (const paper of ['100x150', '100x100', 'a4']) {
      dashboard = await openLabels(`?orders=${number}`)
      // it is selected already
      const { page } = await print(dashboard, 0, paper)
      const label = page.querySelector<HTMLElement>('[data-order]')
      const address = [...(label?.querySelectorAll<HTMLElement>('div') ?? [])].find(
        ({ children, textContent }) => children.length === 0 && textContent?.startsWith('99/123หมู่บ้าน'),
      )
      const foot = label?.querySelector('svg')?.parentElement
      if (!label || !address || !foot) throw new Error('there is no such label')
      const line = Number.parseFloat(getComputedStyle(address).lineHeight)
      const isCut = address.scrollHeight > address.clientHeight + 1
      const free = foot.getBoundingClientRect().top - (foot.previousElementSibling?.getBoundingClientRect().bottom ?? 0)
      expect([paper, isCut && free > 2 * line]).to.deep.equal([paper, false])
      const bars = label.querySelector('svg')?.getBoundingClientRect().bottom ?? 0
      const frame = label.querySelector('[data-missing]')?.getBoundingClientRect().top ?? 0
      expect(frame - bars).to.be.greaterThan(1)
      dashboard.page.close()
      await changeTable<Stored>('orders', (rows) => {
        for (const { printAddrData } of rows) printAddrData.IsPrintAddr = false
      })
    }
    dashboard = await openLabels()
  })

  it('LABEL-57 the queue can be used, selected and printed by keyboard alone, and the focus is always visible', async () => {
    const [first, second] = await waiting()
    dashboard = await openLabels()
    const prints = catchPrints(dashboard.page)
    dashboard.page.window.focus()
    const keys = keyboard(dashboard.page)
    await keys.tabTo('Select all shown')
    await keys.press('ArrowDown')
    await keys.press('Space')
    await keys.press('ArrowDown')
    await keys.press('Space')
    await keys.press('Control+Enter')
    const { page } = await until('the print', () => prints.frames[0])
    const printed = [...page.querySelectorAll('[data-order]')].map((each) => each.getAttribute('data-order'))
    expect(printed).to.deep.equal([first?.OrderNumber, second?.OrderNumber])
    await until('the focus where it says what became of it', () =>
      keys.focused()?.textContent?.includes('2 labels printed'),
    )
    await keys.press('Tab')
    expect(nameOf(keys.focused() as Element)).to.equal('Print again')
    expect({ unmarked: keys.unmarked, complaints: dashboard.page.complaints }).to.deep.equal({
      unmarked: [],
      complaints: [],
    })
  })

  it('LABEL-58 axe finds nothing before, during and after the confirmation', async () => {
    const old = (await storedTable<Stored>('orders')).find(
      ({ OrderStatus, printAddrData }) => OrderStatus === 'confirmed' && printAddrData.IsPrintAddr,
    )
    const [fresh] = await waiting()
    wear(english)
    const flaws: string[] = []
    const look = async (at: string) => {
      flaws.push(...(await findingsInLooks(dashboard)).map((finding) => `${at} ${finding}`))
      await dress(dashboard, english)
    }
    dashboard = await openLabels(`?orders=${old?.OrderNumber},${fresh?.OrderNumber}`)
    const prints = catchPrints(dashboard.page)
    await button(dashboard, 'Print 2 labels')
    await look('before')
    ;(await button(dashboard, 'Print 2 labels')).click()
    await until('the question', () => deepFind(dashboard.page.document, 'dialog[open]'))
    await look('asking')
    ;(await button(dashboard, 'Print only the new ones')).click()
    await until('the print', () => prints.frames[0])
    await button(dashboard, 'Print again')
    await look('after')
    expect([...flaws, ...dashboard.page.complaints]).to.deep.equal([])
  })

  it('LABEL-59 the screen fits a phone', async () => {
    dashboard = await openLabels('', phone)
    boxes(dashboard)[0]?.click()
    await shown()
    const { document } = dashboard.page
    const search = deepFind<HTMLInputElement>(document, 'main input[type=search]')
    expect((search?.getBoundingClientRect().width ?? 0) > phone.width * 0.8, 'a row of its own').to.equal(true)
    const wide = deepAll(document, '*')
      .filter((each) => each.closest('main') && !each.closest('[data-sheet]') && each.localName !== 'iframe')
      .filter((each) => each.getBoundingClientRect().right > phone.width + 1)
    expect([
      document.documentElement.scrollWidth <= phone.width,
      wide.map((each) => each.outerHTML.slice(0, 100)),
    ]).to.deep.equal([true, []])
    expect([...(await axeFindings(dashboard.page)), ...dashboard.page.complaints]).to.deep.equal([])
  })
})
