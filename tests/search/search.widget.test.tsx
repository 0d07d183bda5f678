// @vitest-environment happy-dom
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { memoryStorage } from '../../src/core/kernel/storage'
import { recentKey } from '../../src/core/search/search.recent'
import { ask } from '../helpers/ask'
import { recordKey } from '../helpers/stores'
import { input, offline, only, searchPage, status } from './search-page'

const headings = (page: Awaited<ReturnType<typeof searchPage>>) => page.all('dialog h3').map((each) => each.textContent)

describe('before anything is typed', () => {
  test('SEARCH-70 the field has the focus, and below it are the latest searches and the bookmarks', async () => {
    const storage = memoryStorage()
    storage.local.set(recordKey(recentKey), JSON.stringify({ version: 1, recent: ['ชา', 'LR-1'] }))
    const page = await searchPage({ storage })
    await page.open()
    await page.until(() => expect(headings(page)).toEqual(['Recent searches', 'Bookmarks']))
    expect([document.activeElement, page.rows()]).toEqual([
      page.find(input),
      ['recent ชา', 'recent LR-1', 'page 1', 'page 2', 'page 3', 'page 9', 'page 12'],
    ])
    await page.choose('recent ชา')
    expect([page.find<HTMLInputElement>(input).value, page.chosen]).toEqual(['ชา', []])
  })

  test('SEARCH-71 a search can be removed; the focus moves to the next, and after the last one to the field', async () => {
    const storage = memoryStorage()
    storage.local.set(recordKey(recentKey), JSON.stringify({ version: 1, recent: ['a', 'b'] }))
    const page = await searchPage({ storage })
    await page.open()
    await page.until(() => page.button('Remove “a” from recent searches'))
    await page.press('Remove “a” from recent searches')
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove “b” from recent searches')
    await page.press('Remove “b” from recent searches')
    expect([document.activeElement, storage.local.get(recordKey(recentKey)), headings(page)]).toEqual([
      page.find(input),
      null,
      ['Bookmarks'],
    ])
  })

  test('SEARCH-70 without either there is a hint what to type', async () => {
    const page = await searchPage({
      fieldError: only('/api/bookmarks/data', () => Response.json({ suggestions: [], bookmarks: [] })),
    })
    await page.open()
    await page.says('What are you looking for?')
  })

  test.each([
    ['no connection', offline],
    ['500', status(500)],
    ['broken JSON', () => new Response('{')],
  ] as const)("SEARCH-72 %s: bookmarks that can't be loaded say so and can be loaded again", async (_, answer) => {
    const page = await searchPage({ fieldError: only('/api/bookmarks/data', answer) })
    await page.open()
    await page.passUntil("Couldn't load bookmarks")
    page.breakIt()
    await page.press('Try again')
    await page.until(() => expect(page.rows().length).toBe(5))
  })
})

describe('results', () => {
  test('SEARCH-73 are grouped, with the match highlighted, and the list belongs to the field', async () => {
    const page = await searchPage()
    await page.open()
    await page.search('สม')
    await page.until(() =>
      expect(headings(page)).toEqual(['Pages', 'Contacts', 'Orders', 'Customers', 'Products', 'Invoices']),
    )
    const list = page.find('[role=listbox]')
    const field = page.find(input)
    expect(list.getAttribute('aria-owns')?.split(' ')).toEqual(page.all('[role=group]').map(({ id }) => id))
    expect([
      field.getAttribute('role'),
      field.getAttribute('aria-controls'),
      field.getAttribute('aria-expanded'),
    ]).toEqual(['combobox', list.id, 'true'])
    const row = page.find('[data-key="contact 0"]')
    expect([row.textContent, [...row.querySelectorAll('mark')].map((each) => each.textContent)]).toEqual([
      'สสสมหญิง แสงทองดีsomying.s@mail.exampleNov 20, 2026',
      ['สม'],
    ])
    expect(page.find('[data-section=customer] [role=option]').textContent).toContain('2 orders')
  })

  test('SEARCH-74 arrows wrap around, Home and End work once they are in the list, Enter selects, and the selection is reported', async () => {
    const page = await searchPage()
    await page.open()
    await page.search('สม')
    await page.until(() => expect(page.rows().length).toBe(14))
    const keys = page.rows()
    const field = page.find(input)
    expect([page.active(), field.getAttribute('aria-activedescendant')]).toEqual([
      [keys[0]],
      page.find('[aria-selected=true]').id,
    ])
    await page.key(input, { key: 'End' })
    expect(page.active()).toEqual([keys[0]])
    await page.key(input, { key: 'ArrowUp' })
    expect(page.active()).toEqual([keys[13]])
    await page.key(input, { key: 'ArrowDown' })
    expect(page.active()).toEqual([keys[0]])
    await page.key(input, { key: 'End' })
    expect(page.active()).toEqual([keys[13]])
    await page.key(input, { key: 'Home' })
    await page.key(input, { key: 'ArrowDown' })
    expect([keys[1], page.active()]).toEqual(['page 27', ['page 27']])
    await page.key(input, { key: 'Enter' })
    expect([page.all('dialog'), page.chosen]).toEqual([
      [],
      [{ kind: 'page', link: '/pages/register-v2', id: '27', title: 'สมัครสมาชิก แบบที่ 2' }],
    ])
    await page.open()
    expect([page.find<HTMLInputElement>(input).value, page.rows()[0]]).toEqual(['', 'recent สม'])
  })

  test('SEARCH-74 an order and a customer are reported by number and phone', async () => {
    const page = await searchPage()
    await page.open()
    await page.search('สมหญิง')
    await page.until(() => expect(headings(page)).toContain('Customers'))
    const order = page.find('[data-section=order] [role=option]').dataset.key ?? ''
    const customer = page.find('[data-section=customer] [role=option]').dataset.key ?? ''
    await page.choose(order)
    await page.open()
    await page.search('สมหญิง')
    await page.until(() => page.find(`[data-key="${customer}"]`))
    await page.choose(customer)
    expect(page.chosen).toEqual([
      { kind: 'order', id: order.replace('order ', ''), title: order.replace('order ', '') },
      { kind: 'customer', id: customer.replace('customer ', ''), title: 'คุณสมหญิง แสงทองดี' },
    ])
  })

  test.each(['0812223333', '081-222', '+66 81 222', '๐๘๑ ๒๒๒'])(
    'SEARCH-2061 numbers are shown in groups, and %j is marked in them',
    async (typed) => {
      const page = await searchPage({
        fieldError: only('/api/customers', () =>
          Response.json({ customers: [{ name: 'มาลี', phoneNumber: '0812223333,021234567' }], total: 1 }),
        ),
      })
      await page.open()
      await page.search(typed)
      await page.until(() => page.find('[data-section=customer] [role=option]'))
      const row = page.find('[data-section=customer] [role=option]')
      expect(row.textContent).toContain('081-222-3333, 02-123-4567')
      const marked = [...row.querySelectorAll('mark')].map((each) => each.textContent)
      expect(marked).toEqual([typed === '0812223333' ? '081-222-3333' : '081-222'])
    },
  )

  test('SEARCH-300 products and invoices are found, by part of the number too, and reported by slug and number', async () => {
    const page = await searchPage()
    await page.open()
    await page.search('#503')
    await page.until(() => expect(headings(page)).toEqual(['Invoices']))
    expect(page.rows()).toEqual(['invoice 5036', 'invoice 5035', 'invoice 5034', 'invoice 5033'])
    await page.choose('invoice 5035')
    await page.open()
    await page.search('ใบหม่อน')
    await page.until(() => expect(headings(page)).toContain('Products'))
    const product = page.find('[data-section=product] [role=option]')
    expect(product.textContent).toContain('ชาเขียวใบหม่อน')
    await page.choose(product.dataset.key ?? '')
    expect(page.chosen).toEqual([
      { kind: 'invoice', id: '5035', title: '#5035' },
      { kind: 'product', id: expect.stringMatching(/-\d+$/), title: 'ชาเขียวใบหม่อน' },
    ])
  })

  test('SEARCH-301 a backend without products or invoices is not an error', async () => {
    const missing = ['/api/products/find', '/apps/ecommerce/products', '/apps/invoice/invoices']
    const page = await searchPage({
      fieldError: (request) => (missing.includes(new URL(request.url).pathname) ? status(404)() : undefined),
    })
    await page.open()
    await page.search('สมหญิง')
    await page.until(() => expect(headings(page)).toContain('Customers'))
    expect(page.text()).not.toContain("Couldn't search")
  })

  test('SEARCH-75 a file is passed to the page; without an address its name is copied', async () => {
    const followed: { href: string; download: string; rel: string }[] = []
    const follow = (event: Event) => {
      const link = event.target as HTMLAnchorElement
      if (link.localName !== 'a') return
      event.preventDefault()
      followed.push({ href: link.href.slice(0, 14), download: link.download, rel: link.rel })
    }
    document.addEventListener('click', follow, true)
    onTestFinished(() => document.removeEventListener('click', follow, true))
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const file = (title: string, url: string | undefined) => ({ title, ...(url && { url }) })
    const data = [file('x.csv', 'data:text/csv,1'), file('x.txt', undefined), file('x.js', 'javascript:alert(1)')]
    const searchArr = [{ groupTitle: 'Files', searchLimit: 4, data }]
    const page = await searchPage({ fieldError: only('/api/main-search/data', () => Response.json({ searchArr })) })
    for (const at of [0, 1, 2]) {
      await page.open()
      await page.search('x.')
      await page.choose(`file ${at}`)
    }
    expect([followed, writeText.mock.calls]).toEqual([
      [{ href: 'data:text/csv,', download: 'x.csv', rel: 'noopener noreferrer' }],
      [['x.txt'], ['x.js']],
    ])
    await page.says('Copied: x.js')
    writeText.mockRestore()
  })

  test('SEARCH-75 the email address of a contact is copied; if the browser forbids that, it says so', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const page = await searchPage()
    await page.open()
    await page.search('สมหญิง')
    await page.choose('contact 0')
    await page.says('Copied: somying.s@mail.example')
    expect([writeText.mock.calls, page.chosen]).toEqual([
      [['somying.s@mail.example']],
      [{ kind: 'contact', id: 'somying.s@mail.example', title: 'สมหญิง แสงทองดี', chat: 1 }],
    ])
    writeText.mockRejectedValue(new Error('no'))
    await page.open()
    await page.search('สมหญิง')
    await page.choose('contact 0')
    await page.says('Your browser blocked copying: somying.s@mail.example')
    writeText.mockRestore()
  })

  test('SEARCH-76 no results are reported with advice', async () => {
    const page = await searchPage()
    await page.open()
    await page.search('zzz')
    await page.says('Nothing found for “zzz”')
    expect([page.all('[role=listbox]'), page.find(input).getAttribute('aria-expanded')]).toEqual([[], 'false'])
    await page.key(input, { key: 'Enter' })
    expect([page.chosen, page.all('dialog').length]).toEqual([[], 1])
  })

  test.each([
    ['/api/orders', "Couldn't search orders", 'Orders'],
    ['/api/customers', "Couldn't search customers", 'Customers'],
    ['/api/main-search/data', "Couldn't search pages, files and contacts", 'Contacts'],
  ] as const)(
    'SEARCH-77 %s that fails is reported beside the other results, and can be retried',
    async (path, messages, heading) => {
      const page = await searchPage({ fieldError: only(path, () => new Response('<html>')) })
      await page.open()
      await page.search('สม')
      await page.says(messages)
      expect(page.rows().length).toBeGreaterThan(0)
      page.breakIt()
      await page.press('Try again')
      await page.until(() => expect(headings(page)).toContain(heading))
      expect(page.text()).not.toContain(messages)
    },
  )

  test('SEARCH-77 titles that the account may not see are reported without a retry button', async () => {
    const page = await searchPage({ fieldError: only('/api/main-search/data', status(403)) })
    await page.open()
    await page.search('สม')
    await page.says("You don't have access to pages, files and contacts")
    expect(() => page.button('Try again')).toThrow()
  })
})

describe('stars', () => {
  test('SEARCH-78 a page found can be bookmarked immediately, and the backend stores it', async () => {
    const page = await searchPage()
    await page.open()
    await page.search('ลูกค้า')
    const star = () => page.button('Bookmark “ลูกค้า”')
    expect(star().getAttribute('aria-pressed')).toBe('false')
    await page.press('Bookmark “ลูกค้า”')
    expect(star().getAttribute('aria-pressed')).toBe('true')
    await page.pass(0)
    const { bookmarks } = (await ask(page.mock, 'GET /api/bookmarks/data')).body as { bookmarks: { id: number }[] }
    expect([bookmarks.map(({ id }) => id).includes(5), page.chosen]).toEqual([true, []])
  })

  test('SEARCH-79 a rejected star is reverted, the message names the page and retries', async () => {
    const page = await searchPage({ fieldError: only('/api/bookmarks/update', status(403)) })
    await page.open()
    await page.search('ลูกค้า')
    await page.press('Bookmark “ลูกค้า”')
    await page.says("Couldn't bookmark “ลูกค้า”")
    expect(page.button('Bookmark “ลูกค้า”').getAttribute('aria-pressed')).toBe('false')
    page.breakIt()
    await page.press('Try again')
    await page.until(() => expect(page.button('Bookmark “ลูกค้า”').getAttribute('aria-pressed')).toBe('true'))
    await page.pass(0)
    const { bookmarks } = (await ask(page.mock, 'GET /api/bookmarks/data')).body as { bookmarks: { id: number }[] }
    expect(bookmarks.map(({ id }) => id)).toContain(5)
  })

  test('SEARCH-79 removing a bookmark removes its row, and the focus moves on', async () => {
    const page = await searchPage()
    await page.open()
    await page.until(() => expect(page.rows().length).toBe(5))
    await page.press('Bookmark “รับออเดอร์”')
    expect([page.rows().includes('page 1'), document.activeElement?.getAttribute('aria-label')]).toEqual([
      false,
      'Bookmark “รายการออเดอร์”',
    ])
  })
})
