import { describe, expect, test } from 'vitest'
import { blogCategories, postStatuses } from '../../src/core/blog/blog.contract'
import { longestComment, longestImage } from '../../src/core/blog/blog.rules'
import { plainText } from '../../src/core/kernel/html-text'
import { memoryDb } from '../../src/mock/db'
import { createMock, type Mock } from '../../src/mock/index'
import { ask } from '../helpers/ask'

const at = '2026-11-21T03:00:00.000Z'
const open = () => createMock({ now: () => new Date(at) })

type Row = { id: number; title: string; tags: string[]; comment: number; status: string; [more: string]: unknown }
const list = async (mock: Mock): Promise<Row[]> => (await ask(mock, 'GET /blog/list/data')).body
const detail = (mock: Mock, query = '') => ask(mock, `GET /blog/list/data/detail${query}`)
const edit = (mock: Mock, query = '') => ask(mock, `GET /blog/list/data/edit${query}`)
const update = (mock: Mock, blog: object) => ask(mock, 'POST /blog/update', { body: { blog } })
const comment = (mock: Mock, body: object, key = 'k1', token?: string) =>
  ask(mock, 'POST /blog/comment', { body, key, ...(token && { token }) })
const signIn = async (mock: Mock): Promise<string> =>
  (await ask(mock, 'POST /jwt/login', { body: { email: 'admin@langraan.test', password: 'admin' } })).body.accessToken

describe('GET /blog/list/data', () => {
  test('BLOG-1 GET /blog/list/data returns a bare list of all posts, the newest first, of every category and status', async () => {
    const posts = await list(open())
    expect(posts.length).toBeGreaterThanOrEqual(8)
    expect(new Set(posts.flatMap(({ tags }) => tags))).toEqual(new Set(blogCategories))
    expect(new Set(posts.map(({ status }) => status))).toEqual(new Set(postStatuses))
    const times = posts.map(({ blogPosted }) => String(blogPosted))
    expect(times).toEqual([...times].sort().reverse())
    expect(times.every((time) => time < at && new Date(time).toISOString() === time)).toBe(true)
    for (const field of ['id', 'title', 'img'] as const)
      expect(new Set(posts.map((post) => post[field])).size).toBe(posts.length)
    expect(posts.every(({ img }) => String(img).startsWith('data:image/svg+xml,'))).toBe(true)
    const users: { fullName: string }[] = (await ask(open(), 'GET /api/users/list/all-data')).body
    const names = new Set(users.map(({ fullName }) => fullName))
    expect(posts.filter(({ userFullName }) => !names.has(String(userFullName)))).toEqual([])
  })
})

describe('GET /blog/list/data/sidebar', () => {
  test('BLOG-2 GET /blog/list/data/sidebar returns the latest published posts and the five categories', async () => {
    const mock = open()
    const posts = await list(mock)
    const { body } = await ask(mock, 'GET /blog/list/data/sidebar')
    const expected = posts
      .filter(({ status }) => status === 'Published')
      .slice(0, 4)
      .map(({ id, title, img, blogPosted }) => ({ id, title, img, createdTime: blogPosted }))
    expect(body.recentPosts).toEqual(expected)
    expect(body.categories.map(({ category }: { category: string }) => category)).toEqual([...blogCategories])
  })
})

describe('GET /blog/list/data/detail', () => {
  test('BLOG-3 GET /blog/list/data/detail returns a post with its comments by number, by slug, and the first of the list without either', async () => {
    const mock = open()
    const [first] = await list(mock)
    const { slug } = (await edit(mock, `?id=${first?.id}`)).body
    const byId = await detail(mock, `?id=${first?.id}`)
    expect(byId.body.blog).toMatchObject({ id: first?.id, title: first?.title, tags: first?.tags, status: 'Published' })
    expect(plainText(byId.body.blog.content).length).toBeGreaterThan(100)
    expect([byId.body.comments.length, byId.body.blog.comments]).toEqual([first?.comment, first?.comment])
    expect((await detail(mock, `?slug=${slug}`)).body).toEqual(byId.body)
    for (const query of ['', '?id=', '?slug=', `?slug=${first?.id}`, `?id=${slug}`])
      expect((await detail(mock, query)).body).toEqual(byId.body)
    for (const query of ['?id=999', '?slug=no-such-post', '?id=nonsense', '?slug=999'])
      expect(await detail(mock, query)).toEqual({ status: 404, body: undefined })
  })
})

describe('GET /blog/list/data/edit', () => {
  test('BLOG-4 GET /blog/list/data/edit returns the same post as one flat object, as stored', async () => {
    const mock = open()
    const [first, second] = await list(mock)
    const { body } = await edit(mock, `?id=${second?.id}`)
    expect(body).toMatchObject({
      id: second?.id,
      version: 1,
      blogTitle: second?.title,
      status: second?.status,
      excerpt: second?.excerpt,
      featuredImage: second?.img,
      createdTime: second?.blogPosted,
      userFullName: second?.userFullName,
    })
    expect(body.blogCategories.map(({ value }: { value: string }) => value)).toEqual(second?.tags)
    expect((await edit(mock, `?slug=${body.slug}`)).body).toEqual(body)
    expect((await edit(mock)).body.id).toBe(first?.id)
    expect(await edit(mock, '?id=999')).toEqual({ status: 404, body: undefined })
  })
})

describe('POST /blog/comment', () => {
  test('BLOG-5 POST /blog/comment stores a comment of the signed-in user at the end', async () => {
    const mock = open()
    const token = await signIn(mock)
    const before = (await detail(mock, '?id=3')).body
    const { status, body } = await comment(mock, { id: 3, commentText: '  ชอบมาก ' }, 'k1', token)
    expect([status, body.comment]).toEqual([
      201,
      { id: expect.any(Number), avatar: null, userFullName: 'มาลี ใจดี', commentedAt: at, commentText: 'ชอบมาก' },
    ])
    const after = (await detail(mock, '?id=3')).body
    expect(after.comments).toEqual([...before.comments, body.comment])
    expect([after.blog.comments, (await list(mock)).find(({ id }) => id === 3)?.comment]).toEqual([2, 2])
  })

  test('BLOG-6 the same key is one comment, even with another text', async () => {
    const mock = open()
    const first = await comment(mock, { id: 3, commentText: 'หนึ่ง' }, 'same')
    expect(await comment(mock, { id: 3, commentText: 'หนึ่ง' }, 'same')).toEqual(first)
    expect(await comment(mock, { id: 3, commentText: 'สอง' }, 'same')).toEqual({
      status: 422,
      body: { error: { 'Idempotency-Key': 'used' }, ...first.body },
    })
    expect((await detail(mock, '?id=3')).body.comments).toHaveLength(2)
    expect((await comment(mock, { id: 3, commentText: 'หนึ่ง' }, 'another')).body.comment.id).not.toBe(
      first.body.comment.id,
    )
  })

  test.each([
    ['no words', { id: 3, commentText: ' \n ' }, 422, { commentText: ['required'] }],
    ['too many words', { id: 3, commentText: 'ก'.repeat(longestComment + 1) }, 422, { commentText: ['too-long'] }],
    ['no post', { commentText: 'x' }, 422, { id: ['required'] }],
    ['an unknown post', { id: 999, commentText: 'x' }, 404, undefined],
  ])('BLOG-7 a comment with %s stores nothing', async (_, body, status, error) => {
    const db = memoryDb()
    const mock = createMock({ now: () => new Date(at), db })
    await list(mock)
    const before = db.read()
    expect(await comment(mock, body)).toEqual({ status, body: error && { error } })
    expect(db.read()).toBe(before)
  })
})

describe('POST /blog/update', () => {
  test('BLOG-8 POST /blog/update changes the fields sent, keeps the rest, and is reflected in every call', async () => {
    const mock = open()
    const before = (await edit(mock, '?id=3')).body
    const { status, body } = await update(mock, {
      id: 3,
      version: 1,
      blogTitle: 'ใหม่',
      blogCategories: [{ value: 'Video', label: '' }],
      status: 'Draft',
    })
    const blogCategories = [{ value: 'Video', label: '' }]
    const expected = { ...before, version: 2, blogTitle: 'ใหม่', blogCategories, status: 'Draft' }
    expect([status, body]).toEqual([200, { blog: expected }])
    expect((await edit(mock, '?id=3')).body).toEqual(expected)
    expect((await detail(mock, '?id=3')).body.blog).toMatchObject({ title: 'ใหม่', tags: ['Video'], status: 'Draft' })
    expect((await list(mock)).find(({ id }) => id === 3)).toMatchObject({ title: 'ใหม่', tags: ['Video'] })
    const moved = await update(mock, {
      id: 3,
      slug: 'at-another-place',
      featuredImage: '',
      content: '<p>x</p>',
      excerpt: '',
    })
    expect(moved.body.blog).toMatchObject({ version: 3, featuredImage: '', content: '<p>x</p>', excerpt: '' })
    expect((await detail(mock, '?slug=at-another-place')).body.blog.id).toBe(3)
  })

  test('BLOG-9 a stale version of a post is 409 with the current one', async () => {
    const mock = open()
    await update(mock, { id: 3, version: 1, blogTitle: 'ก่อน' })
    const { status, body } = await update(mock, { id: 3, version: 1, blogTitle: 'หลัง' })
    expect([status, body]).toEqual([409, { blog: (await edit(mock, '?id=3')).body }])
    expect(body.blog).toMatchObject({ blogTitle: 'ก่อน', version: 2 })
  })

  test.each([
    ['an empty title', { blogTitle: ' ' }, { 'blog.blogTitle': ['required'] }],
    ['no address', { slug: '' }, { 'blog.slug': ['required'] }],
    ['blanks in the address', { slug: 'a b' }, { 'blog.slug': ['slug'] }],
    ['a number as address', { slug: '12' }, { 'blog.slug': ['slug'] }],
    ['the address of another post', { slug: 'first-customer' }, { 'blog.slug': 'taken' }],
    ['an unknown status', { status: 'Gone' }, { 'blog.status': 'unknown' }],
    ['a long excerpt', { excerpt: 'ก'.repeat(501) }, { 'blog.excerpt': ['too-long'] }],
    ['a picture that runs', { featuredImage: 'javascript:alert(1)' }, { 'blog.featuredImage': ['picture'] }],
    [
      'a large picture',
      { featuredImage: `data:image/png;${'x'.repeat(longestImage)}` },
      { 'blog.featuredImage': ['too-large'] },
    ],
  ])('BLOG-10 a change with %s is 422 with a code by field and changes nothing', async (_, change, error) => {
    const db = memoryDb()
    const mock = createMock({ now: () => new Date(at), db })
    await list(mock)
    const before = db.read()
    expect(await update(mock, { id: 3, ...change })).toEqual({ status: 422, body: { error } })
    expect(db.read()).toBe(before)
  })

  test('BLOG-10 a change of an unknown post is 404', async () => {
    expect(await update(open(), { id: 999, blogTitle: 'x' })).toEqual({ status: 404, body: undefined })
  })
})

describe('POST /blog/add and DELETE /blog/delete', () => {
  const written = {
    blogTitle: 'ปิดร้านวันหยุด',
    slug: 'ปิดร้าน',
    status: 'Draft',
    blogCategories: [],
    excerpt: 'ส่งของอีกทีวันจันทร์',
    content: '<p>หยุดสองวัน</p>',
    featuredImage: '',
  }
  const add = (mock: Mock, blog: object, key = 'k1', token?: string) =>
    ask(mock, 'POST /blog/add', { body: { blog }, key, ...(token && { token }) })
  const remove = (mock: Mock, id: number) => ask(mock, `DELETE /blog/delete?id=${id}`)

  test('BLOG-600 a new post is by the signed-in user and the first of the list', async () => {
    const mock = open()
    const token = await signIn(mock)
    const before = await list(mock)
    const { status, body } = await add(mock, written, 'k1', token)
    expect([status, body.blog]).toEqual([
      201,
      {
        ...written,
        id: 11,
        version: 1,
        avatar: null,
        userFullName: 'มาลี ใจดี',
        createdTime: at,
      },
    ])
    const after = await list(mock)
    expect([after.length, after[0]?.id, after[0]?.status, after.slice(1)]).toEqual([
      before.length + 1,
      11,
      'Draft',
      before,
    ])
    expect((await detail(mock, '?slug=ปิดร้าน')).body).toMatchObject({ blog: { id: 11 }, comments: [] })
  })

  test('BLOG-601 the same key is one post', async () => {
    const mock = open()
    const first = await add(mock, written)
    expect(await add(mock, written)).toEqual(first)
    expect((await add(mock, { ...written, slug: 'อื่น' })).status).toBe(422)
    expect(await list(mock)).toHaveLength(11)
  })

  test.each([
    ['without a title', { blogTitle: ' ' }, { 'blog.blogTitle': ['required'] }],
    ['with an address that another one has', { slug: 'first-customer' }, { 'blog.slug': 'taken' }],
    ['with digits as an address', { slug: '12' }, { 'blog.slug': ['slug'] }],
    ['with an unknown status', { status: 'Gone' }, { 'blog.status': 'unknown' }],
    ['with a script as a picture', { featuredImage: 'javascript:alert(1)' }, { 'blog.featuredImage': ['picture'] }],
  ])('BLOG-602 a new post %s is 422 and stores nothing', async (_, wrong, error) => {
    const db = memoryDb()
    const mock = createMock({ now: () => new Date(at), db })
    await list(mock)
    const before = db.read()
    expect(await add(mock, { ...written, ...wrong })).toEqual({ status: 422, body: { error } })
    expect(db.read()).toBe(before)
  })

  test('BLOG-603 a deleted post is gone everywhere with its comments, and its number is not used again', async () => {
    const mock = open()
    const before = await list(mock)
    const newest = (await add(mock, written)).body.blog.id
    for (const id of [3, newest]) expect((await remove(mock, id)).status).toBe(200)
    expect(await list(mock)).toEqual(before.filter(({ id }) => id !== 3))
    for (const query of ['?id=3', `?id=${newest}`]) {
      expect((await detail(mock, query)).status).toBe(404)
      expect((await edit(mock, query)).status).toBe(404)
    }
    expect((await comment(mock, { id: 3, commentText: 'x' })).status).toBe(404)
    expect((await update(mock, { id: 3, blogTitle: 'x' })).status).toBe(404)
    expect((await remove(mock, 3)).status).toBe(404)
    expect((await add(mock, written, 'k2')).body.blog.id).toBe(newest + 1)
  })
})
