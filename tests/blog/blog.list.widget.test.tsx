// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import { aPost, blogDesk, offline, only, paths } from './blog-desk'

const category = (desk: Awaited<ReturnType<typeof blogDesk>>, name: string) => {
  const found = desk.all('[role=group] button').find(({ textContent }) => textContent?.startsWith(name))
  if (!found) throw new Error(`no category ${name}`)
  return found
}

describe('the list of posts', () => {
  test('BLOG-40 shows eight posts with categories, author, date and comments; each links to its page', async () => {
    const desk = await blogDesk()
    const posts = await desk.stored()
    expect(desk.titles()).toEqual(posts.slice(0, 8).map(({ title }) => title))
    await desk.shown('10 posts')
    const [card] = desk.all('[part=post]')
    for (const text of ['Food', 'มาลี ใจดี', 'Nov 16, 2026', '4 comments']) expect(card?.textContent).toContain(text)
    expect(card?.querySelector('h2 a')?.getAttribute('href')).toBe('/blog/detail/10')
    await desk.run(() => card?.querySelector<HTMLElement>('h2 a')?.click())
    await desk.press(`Edit ${posts[1]?.title}`)
    expect(desk.places).toEqual([
      { mode: 'detail', id: '10' },
      { mode: 'edit', id: '9' },
    ])
    expect(desk.all('[part=post]')[1]?.textContent).toContain('Draft')
  })

  test('BLOG-41 a search is debounced and in the address; one without results can be cleared', async () => {
    const desk = await blogDesk({ query: 'page=2' })
    await desk.until(() => expect(desk.titles()).toHaveLength(2))
    await desk.type('input[type=search]', 'ไลฟ์')
    expect(desk.moved).toEqual([])
    await desk.pass(200)
    await desk.until(() => expect(desk.titles()).toEqual(['ไลฟ์ขายของครั้งแรก พังตรงไหนบ้าง']))
    expect(desk.moved).toEqual([{ query: `q=${encodeURIComponent('ไลฟ์')}`, replace: true }])
    await desk.type('input[type=search]', 'no such words')
    await desk.pass(200)
    await desk.shown('No posts found')
    await desk.press('Show all posts')
    await desk.until(() => expect(desk.titles()).toHaveLength(8))
    expect(desk.moved.at(-1)).toEqual({ query: '', replace: false })
  })

  test('BLOG-42 a category shows its posts and their number, is in the address and can be removed', async () => {
    const desk = await blogDesk()
    await desk.until(() => category(desk, 'Videos'))
    const posts = await desk.stored()
    const videos = posts.filter(({ tags }) => tags.includes('Video')).map(({ title }) => title)
    expect(category(desk, 'Videos').textContent).toBe(`Videos ${videos.length}`)
    await desk.run(() => category(desk, 'Videos').click())
    await desk.until(() => expect(desk.titles()).toEqual(videos))
    expect(desk.moved.at(-1)).toEqual({ query: 'category=Video', replace: false })
    expect(category(desk, 'Videos').getAttribute('aria-pressed')).toBe('true')
    await desk.run(() => category(desk, 'Videos').click())
    await desk.until(() => expect(desk.titles()).toHaveLength(8))
    expect([desk.moved.at(-1)?.query, category(desk, 'All').getAttribute('aria-pressed')]).toEqual(['', 'true'])
  })

  test('BLOG-43 pages are in the address; the latest published posts are shown beside them', async () => {
    const desk = await blogDesk({ perPage: 4 })
    const posts = await desk.stored()
    await desk.press('Next page')
    await desk.until(() => expect(desk.titles()).toEqual(posts.slice(4, 8).map(({ title }) => title)))
    expect(desk.moved.at(-1)).toEqual({ query: 'page=2', replace: false })
    const latest = posts.filter(({ status }) => status === 'Published').slice(0, 4)
    expect(desk.all('aside a').map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      latest.map(({ id, title }) => [title, `/blog/detail/${id}`]),
    )
  })

  test('BLOG-44 a failure, missing access and an empty list of posts are reported', async () => {
    const desk = await blogDesk({ fieldError: only(paths.list, offline) })
    await desk.passUntil("Couldn't load posts")
    desk.breakIt()
    await desk.press('Try again')
    await desk.until(() => expect(desk.titles()).toHaveLength(8))
    desk.breakIt(only(paths.list, offline))
    await desk.run(() => category(desk, 'Games').click())
    await desk.passUntil("Couldn't refresh the list")
    expect(desk.titles()).toHaveLength(8)

    const closed = await blogDesk({ fieldError: only(paths.list, () => new Response(null, { status: 403 })) })
    await closed.shown("You don't have access to the blog")
    const empty = await blogDesk({ fieldError: only(paths.list, () => Response.json([])) })
    await empty.shown('No posts yet')
  })

  test('BLOG-45 if the sidebar fails, the list is shown with the categories of its posts', async () => {
    const beside = only(paths.sidebar, () => new Response(null, { status: 403 }))
    const odd = [aPost({ tags: ['ข่าว'], blogPosted: 'May 24, 2020', status: 'Archived', excerpt: '<b>bold</b> words' })]
    const desk = await blogDesk({
      fieldError: (request) => beside(request) ?? only(paths.list, () => Response.json(odd))(request),
    })
    await desk.shown('เรื่องของร้าน')
    expect(desk.all('[role=group] button').map(({ textContent }) => textContent)).toEqual(['All 1', 'ข่าว 1'])
    for (const text of ['May 24, 2020', 'Archived', 'bold words']) await desk.shown(text)
    expect(desk.all('aside a')).toEqual([])
  })

  test("BLOG-46 read-only users can't change a post", async () => {
    const desk = await blogDesk({ may: ['read:Blog'] })
    expect(desk.all('[aria-label^=Edit]')).toEqual([])
    const form = await blogDesk({ may: ['read:Blog'], location: { mode: 'edit', id: '3' } })
    await form.shown("You don't have permission to change posts.")
    expect(form.all('form')).toEqual([])
    const portal = await blogDesk({ may: null })
    expect(portal.all('[aria-label^=Edit]')).toHaveLength(8)
  })

  test('BLOG-609 an account without the permissions can neither add nor delete posts; an empty blog says how to begin', async () => {
    const names = (desk: Awaited<ReturnType<typeof blogDesk>>) =>
      desk.all('a, button').map((each) => each.getAttribute('aria-label') ?? each.textContent ?? '')
    const reader = await blogDesk({ may: ['read:Blog', 'write:Blog'] })
    expect(names(reader).filter((name) => /^(New post|Delete)/.test(name))).toEqual([])
    const form = await blogDesk({ may: ['read:Blog', 'write:Blog'], location: { mode: 'add' } })
    await form.shown("You don't have permission to add posts.")
    const empty = await blogDesk({ fieldError: only(paths.list, () => Response.json([])) })
    await empty.shown('No posts yet')
    expect(names(empty)).toContain('Write the first post')
    await empty.press('Write the first post')
    expect(empty.places).toEqual([{ mode: 'add' }])
    const poor = await blogDesk({ may: ['read:Blog'], fieldError: only(paths.list, () => Response.json([])) })
    expect(names(poor)).not.toContain('Write the first post')
  })

  test('BLOG-610 deleting a post hides it at once, once, and can be undone; a refusal brings it back', async () => {
    let isRefused = false
    const desk = await blogDesk({
      fieldError: (request) =>
        isRefused && request.method === 'DELETE' ? new Response(null, { status: 403 }) : undefined,
    })
    await desk.until(() => expect(desk.titles()).toHaveLength(8))
    const [first = ''] = desk.titles()
    const press = () =>
      desk.run(() => {
        const button = desk.find(`[aria-label="Delete ${first}"]`)
        button.click()
        button.click()
      })
    await press()
    await desk.shown(`“${first}” deleted`)
    expect(desk.titles()).not.toContain(first)
    await desk.shown('9 posts')
    await desk.press('Undo')
    await desk.until(() => expect(desk.titles()[0]).toBe(first))
    isRefused = true
    await press()
    await desk.passUntil(`You don't have permission to delete “${first}”`)
    expect(desk.titles()[0]).toBe(first)
    isRefused = false
    await desk.press('Try again')
    await desk.until(() => expect(desk.titles()).not.toContain(first))
    await desk.until(async () => expect((await desk.stored()).length).toBe(9))
  })

  test('BLOG-47 without addresses list, post and form replace each other in place, and the list keeps its state', async () => {
    const desk = await blogDesk({ alone: true })
    await desk.until(() => category(desk, 'Games'))
    await desk.run(() => category(desk, 'Games').click())
    await desk.until(() => expect(desk.titles()).toHaveLength(1))
    const [title = ''] = desk.titles()
    for (let round = 0; round < 2; round++) {
      await desk.press(title ?? '')
      await desk.until(() => desk.find('article'))
      await desk.press('Edit')
      await desk.until(() => desk.find('[part=blog-edit] form'))
      await desk.press('Cancel')
      await desk.until(() => desk.find('article'))
      await desk.press('Back to posts')
      await desk.until(() => expect(desk.titles()).toEqual([title]))
    }
  })
})
