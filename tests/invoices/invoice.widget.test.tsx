// @vitest-environment happy-dom
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { writeInvoice } from '../../src/backend/mail/invoice'
import { i18nOf } from '../../src/backend/mail/texts'
import { type Invoice, invoiceSchema } from '../../src/core/invoices/invoices.invoice'
import { decode, encode } from '../../src/core/kernel/codec'
import { shopSchema } from '../../src/core/shops/shops.contract'
import { createMock } from '../../src/mock'
import type { InvoiceLocation } from '../../src/widgets/invoices'
import { ask } from '../helpers/ask'
import { watchPrints } from '../helpers/watch-prints'
import { only } from './invoices-desk'
import { invoicesPage } from './invoices-page'

const opened = async (one: Parameters<typeof invoicesPage>[0] & object, waitFor = 'article, form, [role=alert]') => {
  const page = await invoicesPage(one)
  await page.until(() => {
    if (page.all(waitFor).length === 0) throw new Error(`not there: ${waitFor} in ${page.text()}`)
  })
  return page
}

describe('one invoice', () => {
  test('INV-90 the preview shows the paper: seller, client, items, totals and payments', async () => {
    const page = await opened({ one: { invoiceId: 4990 } }, 'article[data-document=receipt], article td')
    const stored = await page.stored(4990)
    await page.shown('Invoice 4990')
    const paper = page.find('article').textContent ?? ''
    for (const said of [stored.client.company, stored.items[0]?.name ?? '', 'Total', 'Paid so far'])
      expect(paper).toContain(said)
    expect(page.text()).toContain(' · PromptPay')
  })

  test.each([
    [4987, 'tax-invoice', 'ใบกำกับภาษี'],
    [4989, 'receipt', 'ใบเสร็จรับเงิน'],
  ])('INV-91 invoice %i prints as a %s, in Thai, and says why', async (id, kind, title) => {
    const page = await opened({ one: { invoiceId: id } }, `article[data-document=${kind}]`)
    expect(page.find('article h2').textContent).toContain(title)
    expect(page.find('article h2').textContent?.includes('ใบกำกับภาษี')).toBe(kind === 'tax-invoice')
    expect(page.text()).toContain(
      kind === 'tax-invoice'
        ? 'This prints as a tax invoice.'
        : 'The shop has no tax number, so this prints as a receipt, not a tax invoice.',
    )
  })

  test('INV-92 a tax invoice names seller and buyer with tax number and branch, number, day and the tax shown separately', async () => {
    const page = await opened({ one: { invoiceId: 4987 }, locale: 'th' }, 'article[data-document=tax-invoice]')
    const paper = page.find('article').textContent ?? ''
    for (const said of [
      'ใบกำกับภาษี',
      'บ้านชาปลายดอย',
      'ตำบลสุเทพ',
      'เลขประจำตัวผู้เสียภาษี 0505500000018',
      'สำนักงานใหญ่',
      'บริษัท ภูฟ้าการค้า จำกัด',
      'เลขประจำตัวผู้เสียภาษี 0505561000018',
      '4987',
      'ภาษีมูลค่าเพิ่ม 7%',
      'มูลค่าก่อนภาษี',
      'บาท',
    ])
      expect(paper).toContain(said)
  })

  test('INV-2404 at its head, an emailed invoice says what the paper says', async () => {
    const { body } = await ask(createMock(), 'GET /api/invoice/invoices/4987')
    const read = decode(invoiceSchema, body.invoice)
    if (!read.ok) throw new Error(JSON.stringify(read.fields))
    // an empty field would be left out of both
    const filled = Object.entries(read.value).map(([name, value]) => [name, value === '' ? '00001' : value])
    const invoice = Object.fromEntries(filled) as Invoice
    const wire = { ...body, invoice: encode(invoiceSchema, invoice) }
    const page = await opened(
      {
        one: { invoiceId: 4987 },
        locale: 'th',
        fieldError: ({ url }) => (url.endsWith('/invoices/4987') ? Response.json(wire) : undefined),
      },
      'article td',
    )
    const onPaper = [...page.find('article header').querySelectorAll('dt')].map(({ textContent }) => textContent)
    const letter = { subject: '', message: '' }
    const sent = {
      from: { name: '', email: '', avatar: null },
      letter,
      invoice,
      shop: undefined,
      paymentDetails: undefined,
    }
    const emailed = writeInvoice(sent, await i18nOf('th'), 'th')
    expect(onPaper.length).toBeGreaterThan(3)
    expect(emailed.facts.map(([name]) => name)).toEqual(onPaper)
  })

  test.each([
    ['en', 'Shipping'],
    ['th', 'ค่าส่ง'],
  ] as const)('INV-5644 the costs of an order in an email in %s: %s', async (locale, said) => {
    const { body } = await ask(createMock(), 'GET /api/invoice/invoices/4987')
    const items = [{ name: 'ค่าส่ง', cost: 40, quantity: 1 }]
    const read = decode(invoiceSchema, { ...body.invoice, items })
    if (!read.ok) throw new Error(JSON.stringify(read.fields))
    const from = { name: '', email: '', avatar: null }
    const letter = { subject: '', message: '' }
    const sent = { from, letter, invoice: read.value, shop: undefined, paymentDetails: undefined }
    const emailed = writeInvoice(sent, await i18nOf(locale), locale)
    expect(emailed.items.map(({ name }) => name)).toEqual([said])
  })

  test('INV-4002 phone numbers are in groups and the postcode of the shop is written once, on paper and in the email', async () => {
    const { body } = await ask(createMock(), 'GET /api/invoice/invoices/4987')
    const client = { ...body.invoice.client, contact: '0812345678, 021234567' }
    const own = { Address: '5 ถ.ช้างเผือก เชียงใหม่ 50200', PostalCode: '50200', PhoneNumber: '053123456' }
    const shops = (await ask(createMock(), 'GET /api/shops')).body.shops.map((shop: object) => ({ ...shop, ...own }))
    const wire = { ...body, invoice: { ...body.invoice, client } }
    const fieldError = ({ url }: Request) => {
      if (url.endsWith('/invoices/4987')) return Response.json(wire)
      return url.endsWith('/api/shops') ? Response.json({ shops }) : undefined
    }
    const page = await opened({ one: { invoiceId: 4987 }, locale: 'th', fieldError }, 'article td')
    const said = ['โทร. 081-234-5678, 02-123-4567', 'โทร. 053-123-456', '5 ถ.ช้างเผือก เชียงใหม่ 50200']
    const paper = page.find('article').textContent ?? ''
    expect(said.filter((each) => !paper.includes(each))).toEqual([])
    expect(paper).not.toContain('50200 50200')

    const read = decode(v.object({ invoice: invoiceSchema, shop: shopSchema }), { ...wire, shop: shops[0] })
    if (!read.ok) throw new Error(JSON.stringify(read.fields))
    const from = { name: '', email: '', avatar: null }
    const sent = { from, letter: { subject: '', message: '' }, ...read.value, paymentDetails: undefined }
    const { seller, buyer } = writeInvoice(sent, await i18nOf('th'), 'th')
    expect(said.filter((each) => ![...seller, ...buyer.lines].includes(each))).toEqual([])
  })

  test('INV-139 the amount in words is beside the total; what was paid and what is due are below', async () => {
    const page = await opened({ one: { invoiceId: 5030 }, locale: 'th' }, 'article td')
    const lines = [...page.find('[data-sums]').children].map(
      (each) => [...each.querySelectorAll('dt')].at(-1)?.textContent,
    )
    expect(lines).toEqual([undefined, 'ยอดรวม', 'ยอดค้างชำระ'])
  })

  test('INV-93 without a number the newest is shown; an unknown one links back to the list', async () => {
    const page = await opened({ one: {} }, 'article')
    await page.shown('Invoice 5036')
    const went: InvoiceLocation[] = []
    const none = await invoicesPage({
      one: { invoiceId: 1, hasList: true, onOpen: (location) => void went.push(location) },
    })
    await none.shown("This invoice doesn't exist")
    await none.press('Back to invoices')
    expect(went).toEqual([{ mode: 'list' }])
  })

  test('INV-94 links work: the page is notified first, and may navigate itself', async () => {
    const went: InvoiceLocation[] = []
    const onOpen = (location: InvoiceLocation) => {
      went.push(location)
      return location.mode !== 'print'
    }
    const page = await opened({ one: { invoiceId: 5000, onOpen, invoiceHref: '/x/{mode}/{id}' } }, 'article')
    expect(page.button('Edit').getAttribute('href')).toBe('/x/edit/5000')
    await page.press('Print')
    expect(page.all('article').length).toBe(1)
    await page.press('Edit')
    await page.until(() => expect(page.all('form h2')[0]?.textContent).toBe('Invoice 5000'))
    expect(went.map(({ mode, id }) => [mode, id])).toEqual([
      ['print', 5000],
      ['edit', 5000],
    ])
  })

  test('INV-95 a user without access is told so, and a failure can be retried', async () => {
    const answer = { status: 403 }
    const fieldError = only('/api/invoice/invoices/5000', () => new Response('', answer))
    const page = await opened({ one: { invoiceId: 5000 }, fieldError })
    await page.shown("You don't have access to invoices")
    answer.status = 404
    const gone = await invoicesPage({ one: { invoiceId: 5000 }, fieldError })
    await gone.shown("This invoice doesn't exist")
  })
})

describe('printing', () => {
  test('INV-96 the pages are printed from a frame of their own, once per press; a printed draft counts as printed', async () => {
    const prints = watchPrints()
    const page = await opened({ one: { invoiceId: 4994, mode: 'print' } }, 'article')
    const before = await page.stored(4994)
    await page.run(() => page.all('input[type=checkbox]')[0]?.click())
    expect(page.all('article').length).toBe(2)
    await page.press('Print')
    await page.until(() => expect(prints.length).toBe(1))
    await page.until(() => expect(page.sent).toEqual(['POST /apps/invoice/update']))
    expect([before.invoiceStatus, (await page.stored(4994)).invoiceStatus, prints[0]?.title]).toEqual([
      'Draft',
      'Downloaded',
      'Invoice 4994',
    ])
  })

  test("INV-97 paper is Thai whatever the screen's language; a receipt may be English", async () => {
    const page = await opened({ one: { invoiceId: 4989, mode: 'print' } }, 'article')
    expect([page.find('article').lang, page.text().includes('รายการ')]).toEqual(['th', true])
    await page.type('select', 'en')
    expect([page.find('article').lang, page.find('article h2').textContent]).toEqual([
      'en',
      expect.stringContaining('Receipt'),
    ])
    const tax = await opened({ one: { invoiceId: 4987, mode: 'print' } }, 'article[data-document=tax-invoice]')
    expect(tax.find<HTMLOptionElement>('option[value=en]').disabled).toBe(true)
    await tax.shown('Tax invoices are written in Thai')
  })
})

test.each(['preview', 'print', 'edit'] as const)(
  'INV-1250 without invoices, %s says so and leads to a new one',
  async (mode) => {
    const opened: unknown[] = []
    const page = await invoicesPage({
      one: {
        mode,
        onOpen: (to) => {
          opened.push(to)
          return false
        },
      },
      fieldError: (request) =>
        new URL(request.url).pathname.includes('/invoice') && request.method === 'GET'
          ? new Response(null, { status: 404 })
          : undefined,
    })
    await page.shown('No invoices yet')
    expect(page.text()).not.toContain('deleted')
    await page.press('New invoice')
    expect(opened).toMatchObject([{ mode: 'add' }])
  },
)
