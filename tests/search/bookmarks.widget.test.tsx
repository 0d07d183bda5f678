// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import type { PageName } from '../../src/core/search/search.results'
import { createMock } from '../../src/mock/index'
import { BookmarkBar } from '../../src/widgets/search/bookmarks/bookmark-bar'
import { ask } from '../helpers/ask'
import { widgetPage } from '../helpers/widget-page'
import { bookmarksOf, now } from './search-desk'
import { type FieldError, offline, only, status } from './search-page'

/** The bar of bookmarks on a page. */
async function bar(first?: FieldError, pageName: PageName = ({ title }) => title) {
  const mock = createMock({ now: () => new Date(now) })
  let fieldError = first
  const opened: string[] = []
  const page = await widgetPage(
    <BookmarkBar
      pageName={pageName}
      hrefOf={(path) => `/back${path}`}
      onOpen={(path) => opened.push(path)}
      onMenuFailed={() => undefined}
    />,
    { transport: async (request) => (await fieldError?.(request)) ?? mock.transport(request) },
  )
  await page.until(() => page.button('Edit bookmarks'))
  return {
    ...page,
    mock,
    opened,
    breakIt(next?: FieldError) {
      fieldError = next
    },
    icons: () => page.all('ul[aria-label=Bookmarks] [data-page] a').map((each) => each.getAttribute('aria-label')),
    listed: () => page.all('[role=dialog] [data-page] a').map((each) => each.textContent),
    stars: () => page.all('[role=dialog] [aria-pressed]').map((each) => each.getAttribute('aria-pressed')),
    says: (text: string) =>
      page.until(() => {
        if (!page.text().includes(text)) throw new Error(`not there: ${text} in ${page.text()}`)
      }),
  }
}

const many = (count: number): FieldError => {
  const ids = Array.from({ length: count }, (_, at) => at + 1)
  return only('/api/bookmarks/data', () => Response.json(bookmarksOf(20, ...ids)))
}

describe('in the top bar', () => {
  test("SEARCH-82 bookmarks are named links; a plain press doesn't reload the page", async () => {
    const page = await bar()
    const names = ['รับออเดอร์', 'รายการออเดอร์', 'ใบปะหน้า', 'อีเมล', 'ปฏิทิน']
    await page.until(() => expect(page.icons()).toEqual(names))
    const [first] = page.all('[data-page] a')
    await page.run(() => first?.click())
    expect([first?.getAttribute('href'), page.opened]).toEqual(['/back/desk/order', ['/desk/order']])
    const press = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })
    first?.addEventListener('click', (event) => event.preventDefault(), { once: true })
    await page.run(() => first?.dispatchEvent(press))
    expect(page.opened.length).toBe(1)
  })

  test('SEARCH-82 the first ten are icons, the rest is in a menu', async () => {
    const page = await bar(many(13))
    await page.until(() => expect(page.icons().length).toBe(10))
    await page.press('More bookmarks')
    await page.until(() => expect(page.all('[role=menuitem]').length).toBe(3))
    await page.run(() => page.all('[role=menuitem]')[1]?.click())
    expect(page.opened).toEqual(['/page/12'])
  })

  test('SEARCH-82 a bookmark without a page here is not shown, and each has the name it has here', async () => {
    const page = await bar(undefined, ({ link }) => (link === '/desk/orders' ? 'Orders' : undefined))
    await page.until(() => expect(page.icons()).toEqual(['Orders']))
  })

  test('SEARCH-83 the name shows on hover and focus, stays while hovered, and Escape hides it', async () => {
    const page = await bar()
    await page.until(() => expect(page.icons().length).toBe(5))
    const [link] = page.all('[data-page] a')
    const container = link?.parentElement as HTMLElement
    const tips = () => page.all('[data-tip]').map((each) => each.textContent)
    // what React makes pointerenter and pointerleave of
    const point = (type: string, on: Element, related: Element | null = null) =>
      page.run(() => {
        on.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse', relatedTarget: related }))
      })
    await point('pointerover', container)
    expect(tips()).toEqual(['รับออเดอร์'])
    const tip = page.find('[data-tip]')
    await point('pointerout', container, tip)
    expect(tips()).toEqual(['รับออเดอร์'])
    await page.run(() => {
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
    })
    expect(tips()).toEqual([])
    await point('pointerout', container, document.body)
    await point('pointerover', container)
    await point('pointerout', container, document.body)
    expect(tips()).toEqual([])
  })
})

describe('the star', () => {
  const open = async (page: Awaited<ReturnType<typeof bar>>) => {
    await page.press('Edit bookmarks')
    page.find('[role=dialog] input')
  }

  test('SEARCH-84 lists the bookmarks; typing finds at most six of all pages', async () => {
    const page = await bar()
    await page.until(() => expect(page.icons().length).toBe(5))
    await open(page)
    expect([document.activeElement, page.listed().length]).toEqual([page.find('[role=dialog] input'), 5])
    await page.type('[role=dialog] input', 'ก')
    expect(page.listed().length).toBe(6)
    await page.type('[role=dialog] input', 'ลูกค้า')
    expect([page.listed(), page.stars()]).toEqual([['ลูกค้า'], ['false']])
    await page.type('[role=dialog] input', 'zzz')
    await page.says('No pages found')
  })

  test('SEARCH-84 a star changes immediately and is stored; a removed one stays in the list, so that a mistake can be undone', async () => {
    const page = await bar()
    await page.until(() => expect(page.icons().length).toBe(5))
    await open(page)
    await page.run(() => page.button('Bookmark “อีเมล”').focus())
    await page.press('Bookmark “อีเมล”')
    expect([page.icons().length, page.listed().length, page.stars()[3]]).toEqual([4, 5, 'false'])
    expect(document.activeElement).toBe(page.button('Bookmark “อีเมล”'))
    await page.pass(0)
    const { bookmarks } = (await ask(page.mock, 'GET /api/bookmarks/data')).body as { bookmarks: { id: number }[] }
    expect(bookmarks.map(({ id }) => id)).toEqual([1, 2, 3, 12])
    await page.press('Bookmark “อีเมล”')
    expect([page.icons().length, page.stars()[3]]).toEqual([5, 'true'])
  })

  test('SEARCH-84 Enter opens the first page found', async () => {
    const page = await bar()
    await page.until(() => expect(page.icons().length).toBe(5))
    await open(page)
    await page.key('[role=dialog] input', { key: 'Enter' })
    await page.type('[role=dialog] input', 'ลูกค้า')
    await page.key('[role=dialog] input', { key: 'Enter' })
    expect([page.opened, page.all('[role=dialog]')]).toEqual([['/desk/customers'], []])
  })

  test('SEARCH-85 Escape closes it and restores the focus, a press elsewhere closes it', async () => {
    const page = await bar()
    await open(page)
    await page.key('[role=dialog] input', { key: 'Escape' })
    expect([page.all('[role=dialog]'), document.activeElement]).toEqual([[], page.button('Edit bookmarks')])
    await open(page)
    await page.run(() => {
      document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }))
    })
    expect(page.all('[role=dialog]')).toEqual([])
  })

  test.each([
    ['403', status(403), "Couldn't remove the bookmark for “อีเมล”"],
    [
      'no connection',
      offline,
      "We couldn't confirm whether the bookmark for “อีเมล” was changed. It's safe to try again.",
    ],
  ] as const)('SEARCH-86 %s: the star is reverted, the message names the page and retries', async (_, answer, said) => {
    const page = await bar(only('/api/bookmarks/update', answer))
    await page.until(() => expect(page.icons().length).toBe(5))
    await open(page)
    await page.press('Bookmark “อีเมล”')
    await page.says(said)
    expect(page.icons().length).toBe(5)
    page.breakIt()
    await page.press('Try again')
    await page.until(() => expect(page.icons().length).toBe(4))
  })

  test('SEARCH-86 bookmarks that fail to load say so and can be loaded again; an empty list says how to add one', async () => {
    const page = await bar(only('/api/bookmarks/data', () => new Response('{')))
    await open(page)
    await page.says("Couldn't load bookmarks")
    page.breakIt(only('/api/bookmarks/data', () => Response.json(bookmarksOf(3))))
    await page.press('Try again')
    await page.says('No bookmarks yet')
  })
})
