import { describe, expect, test } from 'vitest'
import { createMock } from '../../src/mock/index'
import { ask } from '../helpers/ask'

const mock = () => createMock({ now: () => new Date('2026-11-21T05:00:00Z') })
type Page = { id: number; isBookmarked: boolean; link: string; title: string; icon: string; target: string }

describe('the sample backend', () => {
  test('SEARCH-1 GET /api/main-search/data returns searchArr: Pages, Files and Contacts with their limit of 4', async () => {
    const { status, body } = await ask(mock(), 'GET /api/main-search/data')
    const groups = body.searchArr as { groupTitle: string; searchLimit: number; data: Record<string, unknown>[] }[]
    expect([status, groups.map(({ groupTitle, searchLimit }) => [groupTitle, searchLimit])]).toEqual([
      200,
      [
        ['Pages', 4],
        ['Files', 4],
        ['Contacts', 4],
      ],
    ])
    expect(groups.map(({ data }) => Object.keys(data[0] ?? {}))).toEqual([
      ['id', 'target', 'isBookmarked', 'title', 'icon', 'link'],
      ['title', 'by', 'size', 'file', 'url'],
      ['title', 'email', 'img', 'date', 'chat'],
    ])
    const [pages, files] = groups.map(({ data }) => data) as [Page[], { file: string; url: string; size: string }[]]
    expect([new Set(pages.map(({ id }) => id)).size, new Set(pages.map(({ link }) => link)).size]).toEqual([
      pages.length,
      pages.length,
    ])
    for (const link of ['/apps/email', '/apps/chat', '/apps/todo', '/apps/calendar', '/misc/error', '/desk/orders'])
      expect(pages.map((page) => page.link)).toContain(link)
    for (const { file, url, size } of files) {
      const bytes = new TextEncoder().encode(decodeURIComponent(url.slice(url.indexOf(',') + 1))).length
      expect([file.startsWith('data:image/svg+xml,'), size]).toEqual([
        true,
        `${Math.max(1, Math.round(bytes / 1024))} KB`,
      ])
    }
  })

  test('SEARCH-2 GET /api/bookmarks/data returns all pages as suggestions and the bookmarked ones', async () => {
    const backend = mock()
    const { status, body } = await ask(backend, 'GET /api/bookmarks/data')
    const { searchArr } = (await ask(backend, 'GET /api/main-search/data')).body
    expect([status, body.suggestions]).toEqual([200, searchArr[0].data])
    expect(body.bookmarks).toEqual((body.suggestions as Page[]).filter(({ isBookmarked }) => isBookmarked))
    expect(body.bookmarks.length).toBeGreaterThan(0)
  })

  test('SEARCH-3 POST /api/bookmarks/update toggles the bookmark of a page, in both responses', async () => {
    const backend = mock()
    const marked = async () =>
      ((await ask(backend, 'GET /api/bookmarks/data')).body.bookmarks as Page[]).map(({ id }) => id)
    const before = await marked()
    expect(await ask(backend, 'POST /api/bookmarks/update', { body: { id: 5 } })).toEqual({
      status: 200,
      body: undefined,
    })
    expect(await marked()).toEqual([...before, 5].sort((a, b) => a - b))
    const pages = (await ask(backend, 'GET /api/main-search/data')).body.searchArr[0].data as Page[]
    expect(pages.find(({ id }) => id === 5)?.isBookmarked).toBe(true)
    await ask(backend, 'POST /api/bookmarks/update', { body: { id: '5' } })
    expect(await marked()).toEqual(before)
  })

  test('SEARCH-3 an unknown page is 404, an invalid body 422, and nothing changes', async () => {
    const backend = mock()
    const before = await ask(backend, 'GET /api/bookmarks/data')
    expect([
      await ask(backend, 'POST /api/bookmarks/update', { body: { id: 9999 } }),
      await ask(backend, 'POST /api/bookmarks/update', { body: {} }),
      await ask(backend, 'POST /api/bookmarks/update', { text: '[' }),
    ]).toEqual([
      { status: 404, body: undefined },
      { status: 422, body: { error: { id: ['required'] } } },
      { status: 422, body: { error: { body: 'not-an-object' } } },
    ])
    expect(await ask(backend, 'GET /api/bookmarks/data')).toEqual(before)
  })
})
