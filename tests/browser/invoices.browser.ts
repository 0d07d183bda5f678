import { expect } from 'chai'
import { chooseIn, typeInto } from '../helpers/hands'
import { deepAll, deepFind, named, nameOf, shown, until } from '../helpers/looking'
import { type Dashboard, english, newBrowser, openDashboard, wear } from './dashboard'
import { changeTable, storedOrders, storedTable } from './demo-rows'
import { keyboard } from './keys'
import { dress, findingsInLooks, phone } from './looks'
import { plain, sheetsOf } from './printed'
import { catchPrints, type Print } from './prints'

type Stored = {
  id: number
  shopId: number
  note: string
  orderNumber: string
  items: { name: string; description: string; cost: number; quantity: number; discount: object }[]
  payments: { amount: number }[]
  sent?: object
  printedAt?: string
  client: { name: string; company: string; address: string; taxId: string }
}

/** How a PDF spells marks above and below letters is its own affair: the letters alone. */
const bare = (text: string): string =>
  plain(text)
    .replaceAll('ำ', 'า')
    .replace(/[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e\0]/g, '')

const invoices = () => storedTable<Stored>('invoices')
const stored = async (id: number) => (await invoices()).find((each) => each.id === id)

/** Changes what is stored. */
const change = (id: number, by: (invoice: Stored) => void): Promise<void> =>
  changeTable<Stored>('invoices', (rows) => {
    const invoice = rows.find((each) => each.id === id)
    if (!invoice) throw new Error(`no invoice ${id} in the sample`)
    by(invoice)
  })

describe('the invoices in a browser', () => {
  let dashboard: Dashboard
  beforeEach(async () => {
    await newBrowser()
    dashboard = await openDashboard('/login')
    await dashboard.signIn()
    dashboard.page.close()
  })
  afterEach(() => dashboard.page.close())

  const document = () => dashboard.page.document
  const field = (label: string) =>
    until(`the field ${label}`, () => {
      const own = deepAll<HTMLLabelElement>(document(), 'label').find(
        (each) => each.textContent?.replace('*', '').trim() === label,
      )
      return (own?.getRootNode() as Document | undefined)?.getElementById(own?.htmlFor ?? '') as
        | HTMLInputElement
        | undefined
    })
  /** the fields of the last line */
  const line = () => deepAll<HTMLInputElement>(document(), 'li[data-item]:last-child input')

  /** Prints an invoice from its screen. */
  async function print(id: number): Promise<Print> {
    dashboard = await openDashboard(`/apps/invoice/print/${id}`)
    await until('the pages', () => deepFind(document(), '[data-sheet] tbody tr'))
    await dashboard.page.document.fonts.ready
    await shown()
    const prints = catchPrints(dashboard.page)
    await dashboard.press('Print')
    const done = await until('the print', () => prints.frames[0])
    expect(prints.ofPage).to.equal(0)
    return done
  }

  it('INV-120 a tax invoice on A4: title, seller, buyer, number, Buddhist date, value and tax shown separately', async () => {
    const done = await print(4987)
    const [sheet, ...more] = await sheetsOf(done, [1, 1])
    expect([Math.round(sheet?.width ?? 0), Math.round(sheet?.height ?? 0), more]).to.deep.equal([595, 842, []])
    const { client, items } = (await stored(4987)) ?? {}
    const facts = [
      'ใบกำกับภาษี',
      'ต้นฉบับ',
      'บ้านชาปลายดอย',
      'ตำบลสุเทพ',
      'เลขประจำตัวผู้เสียภาษี 0505500000018 · สำนักงานใหญ่',
      client?.company ?? '?',
      client?.address ?? '?',
      `เลขประจำตัวผู้เสียภาษี ${client?.taxId}`,
      'เลขที่4987',
      '2569',
      'จำนวน',
      'มูลค่าก่อนภาษี',
      'ภาษีมูลค่าเพิ่ม 7%',
      'บาทถ้วน',
      ...(items ?? []).map(({ name }) => name),
    ]
    const text = bare(sheet?.text ?? '')
    expect(facts.filter((fact) => !text.includes(bare(fact)))).to.deep.equal([])
    const { page } = done
    const table = page.querySelector('table')
    const sizeOf = (node: Element | null) => node && page.defaultView?.getComputedStyle(node).fontSize
    expect(sizeOf(table)).to.equal(sizeOf(page.querySelector('article')))
    expect(page.defaultView?.getComputedStyle(page.body).fontFamily).to.contain('Noto Sans Thai')
    expect(dashboard.page.complaints).to.deep.equal([])
  })

  it('INV-120 a shop without a tax number prints a receipt', async () => {
    const [sheet] = await sheetsOf(await print(4989), [1, 1])
    expect([sheet?.text.includes('ใบเสร็จรับเงิน'), sheet?.text.includes('ใบกำกับภาษี')]).to.deep.equal([true, false])
  })

  it('INV-121 however long an invoice is, every item is complete on paper, followed by totals and note', async () => {
    await change(4990, (invoice) => {
      const [item] = invoice.items
      invoice.items = Array.from({ length: 42 }, (_, nth) => ({
        ...(item as Stored['items'][number]),
        name: `${nth % 5 === 0 ? 'สินค้าชื่อยาวเป็นพิเศษสำหรับลองหน้ากระดาษ '.repeat(4) : 'สินค้า'} ${nth}`.slice(0, 200),
        description: nth % 7 === 0 ? 'รายละเอียดสินค้าที่ยาวมากจนต้องขึ้นบรรทัดใหม่ '.repeat(10).slice(0, 500) : '',
      }))
      invoice.note = Array.from({ length: 14 }, (_, nth) => `หมายเหตุบรรทัดที่ ${nth}`).join('\n')
      invoice.client.address = 'เลขที่ 99 หมู่บ้านร่มเย็น ซอยสุขสวัสดิ์ '.repeat(12)
    })
    const done = await print(4990)
    const sheets = [...done.page.querySelectorAll('[data-sheet]')]
    const papers = await sheetsOf(done, [1, 1])
    expect(papers.length).to.equal(sheets.length)
    const cut = sheets.flatMap((sheet) => {
      const edge = sheet.getBoundingClientRect()
      return [...sheet.querySelectorAll('td, p, dd, footer, img, svg')].filter((each) => {
        const box = each.getBoundingClientRect()
        return box.bottom > edge.bottom || box.right > edge.right || each.scrollWidth > each.clientWidth + 1
      })
    })
    expect(cut.map((each) => each.outerHTML.slice(0, 120))).to.deep.equal([])
    const places = sheets.map((sheet) => sheet.querySelectorAll('tbody tr').length)
    expect(places.reduce((sum, count) => sum + count, 0)).to.equal(42)
    expect(places.slice(0, -1).every((count) => count > 0)).to.equal(true)
    expect(sheets.map((sheet) => sheet.querySelectorAll('[data-sums]').length).join('')).to.match(/^0+1$/)
    expect(bare(papers.at(-1)?.text ?? '')).to.contain(bare('หมายเหตุบรรทัดที่ 13'))
  })

  it('INV-122 an order becomes an invoice, which is sent, paid and printed; afterwards the order links to it', async () => {
    const order = (await storedOrders()).find(
      ({ paymentStatus, OrderStatus }) => paymentStatus === 'unpaid' && OrderStatus !== 'cancelled',
    )
    const OrderNumber = order?.OrderNumber ?? ''
    dashboard = await openDashboard(`/desk/orders/${OrderNumber}`)
    await dashboard.press('Create invoice')
    await dashboard.at('New invoice')
    await until('the filled form', () => line()[0]?.value)
    await dashboard.press('Save invoice')
    await until('the preview', () => dashboard.path() === '/apps/invoice/preview/5037')
    const { orderNumber, client } = (await stored(5037)) ?? {}
    expect([orderNumber, client?.name]).to.deep.equal([OrderNumber, order?.name])

    await dashboard.press('Send')
    typeInto(await field('To'), 'buyer@example.test')
    await shown()
    const send = await until('the drawer', () =>
      deepAll<HTMLButtonElement>(document(), 'dialog[open] button').find((each) => nameOf(each) === 'Send'),
    )
    send.click()
    await until('it to be sent', async () => (await stored(5037))?.sent)

    await dashboard.press('Record a payment')
    expect((await field('Amount (baht)')).value).to.equal(String((order?.total ?? 0) / 100))
    await dashboard.press('Record payment')
    await until('nothing owed', () => named(document(), 'span', 'Paid'))
    expect((await stored(5037))?.payments.map(({ amount }) => amount)).to.deep.equal([order?.total])

    const prints = catchPrints(dashboard.page)
    await dashboard.press('Print', 'a')
    await until('the pages', () => deepFind(document(), '[data-sheet] tbody tr'))
    await dashboard.press('Print')
    await until('the print', () => prints.frames[0])
    await until('the mark', async () => (await stored(5037))?.printedAt)
    expect(dashboard.page.complaints).to.deep.equal([])
    dashboard.page.close()

    dashboard = await openDashboard(`/desk/orders/${OrderNumber}`)
    await dashboard.press('Create invoice')
    await dashboard.press('View invoice 5037', 'a')
    expect([dashboard.path(), (await invoices()).length]).to.deep.equal(['/apps/invoice/preview/5037', 51])
  })

  it('INV-123 an invoice is written by keyboard alone: lines with Enter, a day of the calendar, saved with Ctrl+Enter', async () => {
    dashboard = await openDashboard('/apps/invoice/add')
    dashboard.page.window.focus()
    const client = await field('Choose a client')
    const keys = keyboard(dashboard.page)
    client.focus()
    await until('the clients', () => client.querySelector('option[value="1"]'))
    chooseIn(client as unknown as HTMLSelectElement, '1')
    await keys.tabTo('Description')
    await keys.type('Green tea')
    await keys.tabTo('Price')
    await keys.type('107')
    await keys.press('Enter')
    await keys.type('Postage')
    await keys.tabTo('Price')
    await keys.type('40')
    await keys.tabTo('Open calendar')
    await keys.press('Enter')
    await until('the calendar', () => deepFind(document(), '[role=grid]'))
    await keys.press('Escape')
    await keys.press('Control+Enter')
    await until('the preview', () => dashboard.path() === '/apps/invoice/preview/5037')
    expect((await stored(5037))?.items.map(({ name }) => name)).to.deep.equal(['Green tea', 'Postage'])
    expect([keys.unmarked, dashboard.page.complaints]).to.deep.equal([[], []])
  })

  it('INV-124 axe finds nothing in the drawers, a cancelled invoice, the rejected form and the order that has an invoice', async () => {
    wear(english)
    const flaws: string[] = []
    const look = async (at: string) => {
      flaws.push(...(await findingsInLooks(dashboard)).map((finding) => `${at} ${finding}`))
      await dress(dashboard, english)
    }
    dashboard = await openDashboard('/apps/invoice/preview/4990')
    await dashboard.press('Send')
    await field('Subject')
    await look('sending')
    await dashboard.press('Cancel')
    await dashboard.press('Record a payment')
    await field('Amount (baht)')
    await look('a payment')
    dashboard.page.close()
    dashboard = await openDashboard('/apps/invoice/preview/5013')
    await until('the stamp', () => deepFind(document(), '[data-stamp]'))
    await look('cancelled')
    dashboard.page.close()
    dashboard = await openDashboard('/apps/invoice/add')
    await dashboard.press('Save invoice')
    await until('the faults', () => deepFind(document(), 'form [role=alert]'))
    await look('faults')
    await dashboard.press('New client')
    await field('Company')
    await look('a client')
    expect([...flaws, ...dashboard.page.complaints]).to.deep.equal([])
  })

  const covered = (stamp: Element): string[] => {
    const edge = stamp.getBoundingClientRect()
    const texts = [...(stamp.closest('article')?.querySelectorAll('bdi, p, h2, dt, dd, th, td') ?? [])]
    return texts
      .filter((each) => !stamp.contains(each) && !each.contains(stamp))
      .filter((each) => {
        const range = each.ownerDocument.createRange()
        range.selectNodeContents(each)
        return [...range.getClientRects()].some(
          ({ left, right, top, bottom }) =>
            left < edge.right && right > edge.left && top < edge.bottom && bottom > edge.top,
        )
      })
      .map(({ textContent }) => textContent ?? '')
  }
  for (const [path, place, size] of [
    ['preview', 'on a wide screen', undefined],
    ['preview', 'on a phone', phone],
    ['print', 'on paper', undefined],
  ] as const)
    it(`INV-136 the stamp of a cancelled invoice covers no text ${place}`, async () => {
      await change(5013, ({ client }) => {
        client.address = 'เลขที่ 99 หมู่บ้านร่มเย็น ซอยสุขสวัสดิ์ '.repeat(4)
      })
      dashboard = await openDashboard(`/apps/invoice/${path}/5013`, size)
      const stamp = await until('the stamp', () => deepFind(document(), '[data-stamp]'))
      await shown()
      expect(covered(stamp)).to.deep.equal([])
    })

  for (const path of ['list', 'preview/4990', 'edit/4990', 'add', 'print/4987'])
    it(`INV-124 ${path} fits a phone`, async () => {
      dashboard = await openDashboard(`/apps/invoice/${path}`, phone)
      await until('the screen', () => deepFind(document(), 'article td, [data-row], li[data-item]'))
      await shown()
      const wide = deepAll(document(), 'main *')
        .filter((each) => !each.closest('[data-sheet], iframe, [role=tablist]'))
        .filter((each) => each.getBoundingClientRect().right > phone.width + 1)
      expect([
        document().documentElement.scrollWidth <= phone.width,
        wide.map((each) => each.outerHTML.slice(0, 100)),
      ]).to.deep.equal([true, []])
    })
})
