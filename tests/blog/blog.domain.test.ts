import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withComment } from '../../src/core/blog/blog.changes'
import { blogCalls, type Post } from '../../src/core/blog/blog.contract'
import { countsOf, findPosts } from '../../src/core/blog/blog.find'
import { blogText } from '../../src/core/blog/blog.machine'
import { whichOf } from '../../src/core/blog/blog.number'
import { slugOf, wholePostSchema } from '../../src/core/blog/blog.rules'
import { changesOf, draftOf, errorsOf, isChanged } from '../../src/core/blog/edit/blog.edit.fields'
import { decode } from '../../src/core/kernel/codec'
import { addressOf } from '../../src/widgets/blog'
import { aPost, stored } from './blog-desk'

const post = (change: Partial<Post>): Post => aPost(change)

test('BLOG-11 a post with only the required fields is read; missing ones are empty', () => {
  const read = decode(blogCalls.list.answer, [
    { id: 1, title: 'The Best Features', userFullName: 'Ghani Pradita', blogPosted: 'Jan 10, 2020', tags: ['Quote'] },
  ])
  expect(read).toEqual({
    ok: true,
    value: [
      {
        id: 1,
        title: 'The Best Features',
        userFullName: 'Ghani Pradita',
        blogPosted: 'Jan 10, 2020',
        tags: ['Quote'],
        img: '',
        avatar: null,
        excerpt: '',
        comment: 0,
        status: 'Published',
      },
    ],
  })
  const detail = { blog: { title: 'x', userFullName: 'y', createdTime: 'May 24, 2020' }, comments: [] }
  expect(decode(blogCalls.detail.answer, detail)).toMatchObject({
    ok: true,
    value: { blog: { content: '', tags: [] } },
  })
  expect(decode(blogCalls.edit.answer, { blogTitle: 'x' })).toMatchObject({
    ok: true,
    value: { slug: '', content: '' },
  })
})

test('BLOG-12 posts are found by every word of the search in title, excerpt, author or category, and within a category', () => {
  const tea = post({ id: 1, title: 'ชาอู่หลงรอบใหม่', tags: ['Food'], userFullName: 'มาลี ใจดี' })
  const game = post({ id: 2, title: 'Board Games', excerpt: '<p>รอ<b>รถ</b>ขนส่ง</p>', tags: ['Gaming', 'Food'] })
  const posts = [tea, game]
  const ids = (filters: Parameters<typeof findPosts>[1]) => findPosts(posts, filters).map(({ id }) => id)
  expect(ids({})).toEqual([1, 2])
  expect(ids({ q: '  ' })).toEqual([1, 2])
  expect(ids({ q: 'BOARD รถขนส่ง' })).toEqual([2])
  expect(ids({ q: 'อู่หลง มาลี' })).toEqual([1])
  expect(ids({ q: 'gaming' })).toEqual([2])
  expect(ids({ q: 'อู่หลง board' })).toEqual([])
  expect(ids({ category: 'Food' })).toEqual([1, 2])
  expect(ids({ category: 'Gaming', q: 'ชา' })).toEqual([])
  expect(countsOf([...posts, post({ tags: ['Food', 'Food'] })])).toEqual({ Food: 3, Gaming: 1 })
})

test('BLOG-13 the state of the list of posts is in its address; invalid values mean the default', () => {
  const text = blogText(8)
  const location = text.read('category=Food&q=ชา&page=2&perPage=16')
  expect(location).toEqual({
    query: { q: 'ชา', category: 'Food' },
    page: 2,
    perPage: 16,
    sortBy: undefined,
    sortDesc: false,
  })
  expect(text.read(text.write(location))).toEqual(location)
  expect(text.write(text.read('page=0&perPage=9&shoe=1'))).toBe('')
})

test('BLOG-14 a slug made from a title is valid, or there is none', () => {
  expect(slugOf('ชาใหม่ ปีนี้! (รอบ 2)')).toBe('ชาใหม่-ปีนี้-รอบ-2')
  expect(slugOf('  Hello, World  ')).toBe('hello-world')
  for (const title of ['2026', '!!!', '']) expect(slugOf(title)).toBe('')
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (title) => {
      const slug = slugOf(title)
      return slug === '' || (slug.length <= 80 && decode(wholePostSchema.entries.slug, slug).ok)
    }),
  )
})

test('BLOG-15 only differences of a post are sent, trimmed', () => {
  const base = stored({
    blogCategories: [
      { value: 'Food', label: 'Food' },
      { value: 'Video', label: 'Video' },
    ],
  })
  const draft = draftOf(base)
  expect([isChanged(base, draft), changesOf(base, draft)]).toEqual([false, {}])
  const turned = [...base.blogCategories].reverse()
  expect(isChanged(base, { ...draft, blogTitle: ` ${base.blogTitle} `, blogCategories: turned })).toBe(false)
  expect(changesOf(base, { ...draft, blogTitle: ' ใหม่ ', content: '<p>x</p>' })).toEqual({
    blogTitle: 'ใหม่',
    content: '<p>x</p>',
  })
})

test("BLOG-16 invalid values of a post are reported by field; stored invalid values that are not touched don't block saving", () => {
  const base = stored({ slug: 'not a slug' })
  const draft = draftOf(base)
  expect(errorsOf(base, { ...draft, blogTitle: ' ' })).toEqual({ blogTitle: ['required'] })
  expect(errorsOf(base, { ...draft, slug: 'still not' })).toEqual({ slug: ['slug'] })
  expect(errorsOf(base, { ...draft, featuredImage: 'data:text/html,x' })).toEqual({ featuredImage: ['picture'] })
  expect(errorsOf(base, { ...draft, status: 'A code of their own' })).toEqual({})
})

test('BLOG-17 a post is requested by number or slug, and has an address with either', () => {
  expect([whichOf(''), whichOf('12'), whichOf('12-รอบ')]).toEqual([{}, { id: 12 }, { slug: '12-รอบ' }])
  const pattern = '/blog/{mode}/{id}'
  expect(addressOf(pattern, { mode: 'detail', id: '7' })).toBe('/blog/detail/7')
  expect(addressOf(pattern, { mode: 'edit', id: 'ชา $&' })).toBe(`/blog/edit/${encodeURIComponent('ชา $&')}`)
  expect(addressOf(pattern, { mode: 'edit' })).toBe('/blog/edit')
  expect(addressOf(pattern, { mode: 'list', id: '7', query: 'category=Food' })).toBe('/blog/list?category=Food')
})

test('BLOG-18 a comment already shown is not added a second time', () => {
  const said = { id: 4, avatar: null, userFullName: 'x', commentedAt: '', commentText: 'y' }
  const { id: _, ...nameless } = said
  expect(withComment([said], said)).toEqual([said])
  expect(withComment([said], { ...said, id: 5 })).toHaveLength(2)
  expect(withComment([nameless], nameless)).toHaveLength(2)
})
