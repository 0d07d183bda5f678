import { expect, test } from 'vitest'
import type { ActivityEntry } from '../../src/core/users/activity/users.activity.contract'
import { createMock } from '../../src/mock'
import { ask } from '../helpers/ask'
import { tokenOf } from './people'

async function open() {
  const mock = createMock({ now: () => new Date('2026-11-21T03:00:00Z') })
  const token = await tokenOf(mock, 'admin')
  let key = 0
  return {
    call: async (line: string, body?: object) =>
      (await ask(mock, line, { ...(body && { body }), token, key: `key-of-test-${++key}` })).body,
    /** oldest first */
    log: async (kind: string): Promise<unknown[]> =>
      (await ask(mock, `GET /api/activity?kind=${kind}`)).body.entries
        .toReversed()
        .map(({ by, call, record, changes }: ActivityEntry) => [by.name, call, record, changes]),
  }
}

const who = 'มาลี ใจดี'

test('ACT-2110 help articles and categories of the shop’s own: added, changed, deleted', async () => {
  const { call, log } = await open()
  const { category } = await call('POST /knowledge/category/add', { category: { title: 'งานประจำ', desc: 'ทุกวัน' } })
  await call('POST /knowledge/category/update', { category: { id: category.id, desc: 'ทุกเช้า' } })
  await call('POST /knowledge/category/update', { category: { id: category.id, desc: 'ทุกเช้า' } })
  const add = async (title: string, content: string) =>
    (await call('POST /knowledge/article/add', { article: { category: category.category, title, content } })).article
  const glass = await add('แพ็กแก้ว', '<p>ห่อ <b>สอง</b> ชั้น</p>')
  const cup = await add('แพ็กถ้วย', '<p>ห่อ</p>')
  await call('POST /knowledge/article/update', { article: { id: cup.id, title: 'แพ็กถ้วยชา', category: 'labels' } })
  await call('POST /knowledge/article/update', { article: { id: cup.id, title: 'แพ็กถ้วยชา' } })
  await call('POST /knowledge/article/update', { article: { id: cup.id, content: '<p><b>ห่อ</b></p>' } })
  await call(`DELETE /knowledge/article/delete?id=${cup.id}`)
  await call(`DELETE /knowledge/category/delete?id=${category.id}`)
  const labels = (await call('GET /faq/data/knowledge_base?locale=th')).find(
    ({ category }: { category: string }) => category === 'labels',
  ).title
  expect(glass.title).toBe('แพ็กแก้ว')
  expect(await log('knowledge')).toEqual([
    [
      who,
      'knowledge.addCategory',
      'งานประจำ',
      [
        { field: 'title', from: '', to: 'งานประจำ' },
        { field: 'desc', from: '', to: 'ทุกวัน' },
      ],
    ],
    [who, 'knowledge.updateCategory', 'งานประจำ', [{ field: 'desc', from: 'ทุกวัน', to: 'ทุกเช้า' }]],
    [
      who,
      'knowledge.addArticle',
      'แพ็กแก้ว',
      [
        { field: 'title', from: '', to: 'แพ็กแก้ว' },
        { field: 'category', from: '', to: 'งานประจำ' },
        { field: 'content', from: '', to: 'ห่อ สอง ชั้น' },
      ],
    ],
    [
      who,
      'knowledge.addArticle',
      'แพ็กถ้วย',
      [
        { field: 'title', from: '', to: 'แพ็กถ้วย' },
        { field: 'category', from: '', to: 'งานประจำ' },
        { field: 'content', from: '', to: 'ห่อ' },
      ],
    ],
    [
      who,
      'knowledge.updateArticle',
      'แพ็กถ้วยชา',
      [
        { field: 'title', from: 'แพ็กถ้วย', to: 'แพ็กถ้วยชา' },
        { field: 'category', from: 'งานประจำ', to: labels },
      ],
    ],
    [who, 'knowledge.updateArticle', 'แพ็กถ้วยชา', []],
    [
      who,
      'knowledge.removeArticle',
      'แพ็กถ้วยชา',
      [
        { field: 'title', from: 'แพ็กถ้วยชา', to: '' },
        { field: 'category', from: labels, to: '' },
        { field: 'content', from: 'ห่อ', to: '' },
      ],
    ],
    [
      who,
      'knowledge.removeArticle',
      'แพ็กแก้ว',
      [
        { field: 'title', from: 'แพ็กแก้ว', to: '' },
        { field: 'category', from: 'งานประจำ', to: '' },
        { field: 'content', from: 'ห่อ สอง ชั้น', to: '' },
      ],
    ],
    [
      who,
      'knowledge.removeCategory',
      'งานประจำ',
      [
        { field: 'title', from: 'งานประจำ', to: '' },
        { field: 'desc', from: 'ทุกเช้า', to: '' },
      ],
    ],
  ])
})

test('ACT-2111 built-in help: hidden and shown again, each once', async () => {
  const { call, log } = await open()
  const [card] = await call('GET /faq/data/knowledge_base?locale=th')
  const [question] = card.questions
  const hide = (kind: string, id: number, hidden: boolean) => call('POST /knowledge/hide', { kind, id, hidden })
  await hide('category', card.id, true)
  await hide('category', card.id, true)
  await hide('article', question.id, true)
  await hide('article', question.id, false)
  await hide('article', question.id, false)
  const hidden = (from: string, to: string) => [{ field: 'hidden', from, to }]
  expect(await log('knowledge')).toEqual([
    [who, 'knowledge.hide', card.title, hidden('no', 'yes')],
    [who, 'knowledge.hide', question.question, hidden('no', 'yes')],
    [who, 'knowledge.hide', question.question, hidden('yes', 'no')],
  ])
})

test('ACT-2110 categories of the FAQ: added, changed, deleted', async () => {
  const { call, log } = await open()
  const asked = { title: 'ของแถม', subtitle: '', icon: '', qandA: [{ question: 'มีไหม', ans: 'มี' }] }
  const { category } = await call('POST /faq/add', { category: asked })
  const more = [...asked.qandA, { question: 'กี่ชิ้น', ans: 'หนึ่ง' }]
  await call('POST /faq/update', { category: { key: category.key, qandA: more } })
  await call('POST /faq/update', { category: { key: category.key, qandA: more } })
  await call('POST /faq/update', { category: { key: category.key, icon: 'TagIcon' } })
  await call(`DELETE /faq/delete?key=${category.key}`)
  await call(`DELETE /faq/delete?key=${category.key}`)
  expect(await log('faq')).toEqual([
    [
      who,
      'faq.add',
      'ของแถม',
      [
        { field: 'title', from: '', to: 'ของแถม' },
        { field: 'qandA', from: '', to: 'มีไหม มี' },
      ],
    ],
    [who, 'faq.update', 'ของแถม', [{ field: 'qandA', from: 'มีไหม มี', to: 'มีไหม มี · กี่ชิ้น หนึ่ง' }]],
    [who, 'faq.update', 'ของแถม', []],
    [
      who,
      'faq.remove',
      'ของแถม',
      [
        { field: 'title', from: 'ของแถม', to: '' },
        { field: 'qandA', from: 'มีไหม มี · กี่ชิ้น หนึ่ง', to: '' },
      ],
    ],
  ])
})

const post = {
  blogTitle: 'ปิดร้าน',
  blogCategories: [{ value: 'Food', label: 'Food' }],
  slug: 'closed',
  status: 'Draft',
  excerpt: '',
  content: '<p>ปิดสองวัน</p>',
  featuredImage: '',
}

test('ACT-2110 posts: added, changed, deleted, without their picture', async () => {
  const { call, log } = await open()
  const { blog } = await call('POST /blog/add', { blog: post })
  await call('POST /blog/update', { blog: { id: blog.id, status: 'Published', content: '<p>ปิดสามวัน</p>' } })
  await call('POST /blog/update', { blog: { id: blog.id, status: 'Published' } })
  await call('POST /blog/update', { blog: { id: blog.id, featuredImage: 'data:image/png,x' } })
  await call(`DELETE /blog/delete?id=${blog.id}`)
  expect(await log('blog')).toEqual([
    [
      who,
      'blog.add',
      'ปิดร้าน',
      [
        { field: 'title', from: '', to: 'ปิดร้าน' },
        { field: 'slug', from: '', to: 'closed' },
        { field: 'status', from: '', to: 'Draft' },
        { field: 'categories', from: '', to: 'Food' },
        { field: 'content', from: '', to: 'ปิดสองวัน' },
      ],
    ],
    [
      who,
      'blog.update',
      'ปิดร้าน',
      [
        { field: 'status', from: 'Draft', to: 'Published' },
        { field: 'content', from: 'ปิดสองวัน', to: 'ปิดสามวัน' },
      ],
    ],
    [who, 'blog.update', 'ปิดร้าน', []],
    [
      who,
      'blog.remove',
      'ปิดร้าน',
      [
        { field: 'title', from: 'ปิดร้าน', to: '' },
        { field: 'slug', from: 'closed', to: '' },
        { field: 'status', from: 'Published', to: '' },
        { field: 'categories', from: 'Food', to: '' },
        { field: 'content', from: 'ปิดสามวัน', to: '' },
      ],
    ],
  ])
})

test('ACT-2112 a change far into a long text is shown, from a little before it', async () => {
  const { call, log } = await open()
  const long = 'ก'.repeat(500)
  const { blog } = await call('POST /blog/add', { blog: { ...post, content: `${long}😀หนึ่ง` } })
  await call('POST /blog/update', { blog: { id: blog.id, content: `${long}😀สอง${long}` } })
  await call('POST /blog/update', { blog: { id: blog.id, content: long } })
  const contents = (await log('blog')).map((entry) => (entry as [string, string, string, object[]])[3].at(-1))
  const lead = `…${'ก'.repeat(19)}😀`
  expect(contents).toEqual([
    { field: 'content', from: '', to: `${'ก'.repeat(200)}…` },
    { field: 'content', from: `${lead}หนึ่ง`, to: `${lead}สอง${'ก'.repeat(177)}…` },
    { field: 'content', from: `…${'ก'.repeat(20)}😀สอง${'ก'.repeat(176)}…`, to: `…${'ก'.repeat(20)}` },
  ])
})
