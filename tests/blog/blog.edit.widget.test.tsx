// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ask } from '../helpers/ask'
import { pasteOver } from '../helpers/rich-text'
import { blogDesk, only, paths } from './blog-desk'

const location = { mode: 'edit', id: '3' } as const
const save = 'Save changes'

const openForm = async (options: Parameters<typeof blogDesk>[0] = {}) => {
  const desk = await blogDesk({ location, ...options })
  await desk.until(() => desk.find('[role=textbox]'))
  return desk
}

const choose = (desk: Awaited<ReturnType<typeof blogDesk>>, file: File) =>
  desk.run(() => {
    const input = desk.find<HTMLInputElement>('input[type=file]')
    Object.defineProperty(input, 'files', { value: [file], configurable: true })
    input.dispatchEvent(new Event('change', { bubbles: true }))
  })

const file = (type: string, size = 10) => Object.defineProperty(new File(['x'], 'x', { type }), 'size', { value: size })

/** A browser that decodes a picture of this size and writes these data URLs. */
function drawing(width: number, height: number, made: (kind: string, quality: number) => string) {
  const drawn: unknown[][] = []
  const asked: unknown[][] = []
  vi.stubGlobal('createImageBitmap', async () => ({ width, height, close: () => undefined }))
  const plain = document.createElement.bind(document)
  const canvas = {
    getContext: () => ({ drawImage: (...all: unknown[]) => drawn.push(all.slice(1)) }),
    toDataURL: (kind: string, quality: number) => {
      asked.push([kind, quality])
      return made(kind, quality)
    },
  }
  vi.spyOn(document, 'createElement').mockImplementation((tag: string) =>
    tag === 'canvas' ? ({ ...canvas } as never) : plain(tag),
  )
  return { drawn, asked }
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('changing a post', () => {
  test('BLOG-60 title, short text, text, status, categories and slug are saved', async () => {
    const desk = await openForm()
    const before = await desk.edited(3)
    await desk.fill('Title', 'ผ้าขาวม้าทุกวัน')
    await desk.fill('Excerpt', 'ย่อใหม่')
    await desk.run(() => pasteOver(desk.find('[role=textbox]'), 'เนื้อหาใหม่'))
    await desk.type(desk.field('Status'), 'Pending')
    await desk.tick('Videos')
    await desk.tick('Fashion')
    await desk.press('Generate from title')
    expect(desk.value('URL slug')).toBe('ผ้าขาวม้าทุกวัน')
    await desk.press(save)
    await desk.shown('“ผ้าขาวม้าทุกวัน” saved')
    expect(await desk.edited(3)).toEqual({
      ...before,
      version: 2,
      blogTitle: 'ผ้าขาวม้าทุกวัน',
      excerpt: 'ย่อใหม่',
      content: '<p>เนื้อหาใหม่</p>',
      status: 'Pending',
      blogCategories: [{ value: 'Video', label: 'Videos' }],
      slug: 'ผ้าขาวม้าทุกวัน',
    })
    expect([desk.saved, desk.places]).toEqual([[{ id: 3 }], [{ mode: 'detail', id: '3' }]])
  })

  test('BLOG-61 errors are reported by field, the first has the focus, nothing is lost', async () => {
    const desk = await openForm()
    await desk.fill('Title', ' ')
    await desk.fill('URL slug', '12 34')
    await desk.press(save)
    await desk.shown('Not saved yet: 2 errors to fix')
    await desk.until(() => expect(document.activeElement).toBe(desk.find(desk.field('Title'))))
    await desk.press('URL slug: Use letters and numbers separated by hyphens, with at least one letter')
    expect(document.activeElement).toBe(desk.find(desk.field('URL slug')))
    expect([desk.value('URL slug'), desk.of(paths.update)]).toEqual(['12 34', []])
    await desk.fill('Title', 'ใหม่')
    await desk.fill('URL slug', 'first-customer')
    await desk.press(save)
    await desk.shown('URL slug: Another post already uses this')
    await desk.fill('Title', '2569')
    await desk.press('Generate from title')
    await desk.shown('The title has no letters to generate it from.')
    expect(desk.value('URL slug')).toBe('first-customer')
  })

  test("BLOG-62 a conflict with someone else's change of a post is reported, and either version can be kept", async () => {
    const desk = await openForm()
    await ask(desk.mock, 'POST /blog/update', { body: { blog: { id: 3, excerpt: 'ของเขา' } } })
    await desk.fill('Title', 'ของเรา')
    await desk.press(save)
    await desk.shown('Someone else changed this post.')
    expect([desk.value('Title'), desk.value('Excerpt')]).not.toContain('ของเขา')
    await desk.press('Overwrite with mine')
    await desk.shown('” saved')
    expect(await desk.edited(3)).toMatchObject({ blogTitle: 'ของเรา', excerpt: 'ของเขา', version: 3 })

    const other = await openForm({ mock: desk.mock })
    await ask(desk.mock, 'POST /blog/update', { body: { blog: { id: 3, blogTitle: 'ของเขาอีก' } } })
    await other.fill('Title', 'ของเรา')
    await other.fill('Excerpt', 'ย่อของเรา')
    await other.press(save)
    await other.shown('Someone else changed this post.')
    await other.press('Use theirs, discard mine')
    expect([other.value('Title'), other.value('Excerpt')]).toEqual(['ของเขาอีก', 'ของเขา'])
  })

  test('BLOG-63 leaving a changed post asks before the changes are lost', async () => {
    const desk = await openForm()
    await desk.press('Cancel')
    expect(desk.places).toEqual([{ mode: 'detail', id: '3' }])
    await desk.fill('Title', 'ใหม่')
    const leaving = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(leaving)
    expect(leaving.defaultPrevented).toBe(true)
    await desk.press('Back')
    await desk.shown('Leave without saving?')
    await desk.press('Keep editing')
    expect([desk.value('Title'), desk.places.length]).toEqual(['ใหม่', 1])
    await desk.press('Back')
    await desk.press('Leave')
    expect(desk.places).toHaveLength(2)
  })

  test.each([
    [
      'offline',
      () => Promise.reject(new TypeError('Failed to fetch')),
      "You're offline. We couldn't confirm whether it was saved.",
    ],
    [
      '500',
      () => new Response(null, { status: 500 }),
      "The shop's system couldn't answer just now. We couldn't confirm whether it was saved.",
    ],
    [
      '403',
      () => new Response(null, { status: 403 }),
      "You don't have permission to change posts. Nothing was changed.",
    ],
    ['404', () => new Response(null, { status: 404 }), 'This post was not found. Nothing was changed.'],
  ] as const)('BLOG-64 after a failure (%s) the form says why and keeps the entries', async (_, answer, sentence) => {
    const desk = await openForm()
    desk.breakIt(only(paths.update, answer))
    await desk.fill('Title', 'ใหม่')
    await desk.press(save)
    await desk.passUntil(sentence)
    await desk.shown('Your entries are still here.')
    expect(desk.value('Title')).toBe('ใหม่')
    desk.breakIt()
    await desk.press(save)
    await desk.shown('“ใหม่” saved')
  })

  test('BLOG-64 a double click saves once', async () => {
    const desk = await openForm()
    await desk.fill('Title', 'ใหม่')
    await desk.run(() => {
      desk.button(save).click()
      desk.button(save).click()
    })
    await desk.shown('“ใหม่” saved')
    expect(desk.of(paths.update)).toHaveLength(1)
  })

  test.each([
    ['another kind', file('image/gif'), 'Choose a PNG, JPEG or WebP picture'],
    ['too many bytes', file('image/png', 10_000_001), 'This picture is too large'],
    ['no picture in it', file('image/png'), "This file isn't a picture"],
  ])('BLOG-65 a file with %s is rejected and the previous image stays', async (_, chosen, sentence) => {
    const desk = await openForm()
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')))
    const before = desk.find<HTMLImageElement>('section img').src
    await choose(desk, chosen)
    await desk.shown(sentence)
    expect(desk.find<HTMLImageElement>('section img').src).toBe(before)
  })

  test('BLOG-66 an image is scaled down, shown, stored, and can be removed', async () => {
    const desk = await openForm()
    const made = 'data:image/webp;base64,AAAA'
    const { drawn } = drawing(4000, 2000, () => made)
    await choose(desk, file('image/jpeg', 9_000_000))
    await desk.until(() => expect(desk.find<HTMLImageElement>('section img').src).toBe(made))
    expect(drawn).toEqual([[0, 0, 1280, 640]])
    await desk.press(save)
    await desk.shown('” saved')
    expect((await desk.edited(3)).featuredImage).toBe(made)

    const again = await openForm({ mock: desk.mock })
    await again.press('Remove picture')
    again.button('Choose a picture')
    await again.press(save)
    await again.shown('” saved')
    expect((await again.edited(3)).featuredImage).toBe('')
  })

  test("BLOG-66 an image that stays too large is reduced in quality, or saved as JPEG if the browser can't write WebP, or rejected", async () => {
    const desk = await openForm()
    const large = 'x'.repeat(600_000)
    const first = drawing(100, 50, (kind, quality) =>
      kind === 'image/webp' ? 'data:image/png;base64,AAAA' : `data:${kind};base64,${quality < 0.6 ? 'BBBB' : large}`,
    )
    await choose(desk, file('image/png'))
    await desk.until(() => expect(desk.find<HTMLImageElement>('section img').src).toBe('data:image/jpeg;base64,BBBB'))
    expect([first.drawn, first.asked.at(-1)]).toEqual([[[0, 0, 100, 50]], ['image/jpeg', 0.5]])
    vi.restoreAllMocks()
    drawing(100, 50, (kind) => `data:${kind};base64,${large}`)
    await choose(desk, file('image/png'))
    await desk.shown('This picture is too large')
  })
})

describe('a new post', () => {
  const add = { mode: 'add' } as const

  test('BLOG-606 a new post is written, saved as a draft and shown', async () => {
    const desk = await openForm({ location: add })
    await desk.press('Save post')
    await desk.shown('This field is required')
    expect((await desk.stored()).length).toBe(10)
    await desk.fill('Title', 'ปิดร้าน <b>สองวัน</b>')
    await desk.run(() => pasteOver(desk.find('[role=textbox]'), 'เปิดวันจันทร์'))
    await desk.run(() => {
      const button = desk.all('button').find(({ textContent }) => textContent === 'Save post')
      button?.click()
      button?.click()
    })
    await desk.shown('saved')
    const [made, ...others] = await desk.stored()
    expect([others.length, made]).toMatchObject([10, { title: 'ปิดร้าน <b>สองวัน</b>', status: 'Draft' }])
    expect([desk.saved, desk.places]).toEqual([[{ id: 11 }], [{ mode: 'detail', id: '11' }]])
    expect(await desk.edited(11)).toMatchObject({ slug: 'ปิดร้าน-b-สองวัน-b', content: '<p>เปิดวันจันทร์</p>' })
  })

  test('BLOG-607 leaving a new post asks only once something is written', async () => {
    const desk = await openForm({ location: add })
    await desk.press('Cancel')
    expect(desk.places).toEqual([{ mode: 'list' }])
    const again = await openForm({ location: add })
    await again.fill('Title', 'ร่าง')
    await again.press('Cancel')
    await again.shown('Leave without saving?')
    expect(again.places).toEqual([])
  })

  test('BLOG-608 an address that another post has is reported at its field', async () => {
    const desk = await openForm({ location: add })
    await desk.fill('Title', 'ซ้ำ')
    await desk.fill('URL slug', 'first-customer')
    await desk.press('Save post')
    await desk.shown('Another post already uses this')
    expect(desk.value('Title')).toBe('ซ้ำ')
  })
})
