import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { formatter } from '@lingui/format-po'
import { expect, test } from 'vitest'
import { articleHtml } from '../../src/service/knowledge/articles/article'
import { articleCategories } from '../../src/service/knowledge/knowledge.first-rows'

const answers = articleCategories.flatMap(({ category, groups }) =>
  groups.flatMap(({ articles }) => articles.map((article) => ({ category, ...article }))),
)

const sampleScreens = /^(gallery|mail|analytics|statistics|profile|pricing)\b/
const plural = /\{\w+, plural, other \{([^{}]*)\}\}/g

/** What a Thai screen may show, with … for numbers and names. */
async function shownTexts(): Promise<Set<string>> {
  const po = formatter({ origins: false })
  const texts = new Set<string>()
  for (const filename of globSync('src/widgets/i18n/locales/th/*.po')) {
    if (sampleScreens.test(basename(filename))) continue
    const catalog = await po.parse(readFileSync(filename, 'utf8'), { locale: 'th', sourceLocale: 'en', filename })
    for (const { translation } of Object.values(catalog ?? {}))
      texts.add((translation ?? '').replace(plural, '$1').replace(/#|\{\w+\}/g, '…'))
  }
  return texts
}

test('KNOW-30 every button, menu and field named in an answer has this name on a Thai screen', async () => {
  const shown = await shownTexts()
  const named = answers.flatMap(({ slug, ...article }) =>
    [...articleHtml(article).matchAll(/<strong>([^<]+)<\/strong>/g)].map(([, name = '']) => ({
      slug,
      name,
    })),
  )
  expect(named.length).toBeGreaterThan(150)
  expect(named.filter(({ name }) => !shown.has(name))).toEqual([])
})

test('KNOW-31 each category has six groups of one to three questions, each with an answer of its own of at most six steps', () => {
  expect(articleCategories.map(({ category }) => category)).toEqual([
    'orders',
    'labels',
    'cod',
    'customers',
    'shops',
    'team',
  ])
  for (const { groups } of articleCategories) {
    expect(groups).toHaveLength(6)
    for (const { articles } of groups) expect([1, 2, 3]).toContain(articles.length)
  }
  for (const key of ['slug', 'question'] as const)
    expect(new Set(answers.map((answer) => answer[key])).size).toBe(answers.length)
  expect(new Set(answers.map(articleHtml)).size).toBe(answers.length)
  for (const { about, steps = [] } of answers) {
    expect(steps.length).toBeLessThanOrEqual(6)
    expect(steps.length + (about ? 1 : 0)).toBeGreaterThan(0)
  }
})

test('KNOW-32 related questions are others of the same category', () => {
  const wrong = answers.flatMap(({ category, slug, related }) =>
    related
      .filter((other) => other === slug || !answers.some((each) => each.slug === other && each.category === category))
      .map((other) => ({ slug, other })),
  )
  expect(wrong).toEqual([])
  for (const { related } of answers) expect(new Set(related).size).toBe(related.length)
})

test('KNOW-33 an answer is about, steps and hint, with names in bold and no other markup', () => {
  expect(
    articleHtml({
      about: 'First **Open**',
      steps: ['Press **Save**', 'Done'],
      hint: 'Careful',
    }),
  ).toBe(
    '<p>First <strong>Open</strong></p><ol><li>Press <strong>Save</strong></li><li>Done</li></ol><blockquote>Careful</blockquote>',
  )
  for (const answer of answers) expect(JSON.stringify({ ...answer, category: '' })).not.toMatch(/[<>&]/)
})

test('KNOW-2800 the help says how stock is entered with a new product and its variants, counted, reserved and watched', () => {
  const namedIn = (wanted: string) => {
    const found = answers.find(({ slug }) => slug === wanted)
    return found ? [...articleHtml(found).matchAll(/<strong>([^<]+)<\/strong>/g)].map(([, name]) => name) : []
  }
  expect(namedIn('opening-stock')).toEqual(expect.arrayContaining(['มีในร้าน', 'เตือนเมื่อเหลือ', 'เพิ่มแบบ', 'เพิ่มสินค้านี้']))
  expect(namedIn('count-stock')).toEqual(expect.arrayContaining(['สต๊อก', 'นับของจริงแล้ว', 'มีของเข้าหรือออก', 'ปรับสต๊อก']))
  expect(namedIn('low-stock')).toEqual(expect.arrayContaining(['ใกล้หมด', 'จองในออเดอร์', 'พร้อมขาย']))
  expect(namedIn('short-of-stock')).toEqual(expect.arrayContaining(['สต๊อกไม่พอ', 'บันทึกต่อไป']))
})
