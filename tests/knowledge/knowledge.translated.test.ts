import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { formatter } from '@lingui/format-po'
import { describe, expect, test } from 'vitest'
import { helpTexts } from '../../src/service/knowledge/articles/translated'
import { articleCategories } from '../../src/service/knowledge/knowledge.first-rows'

const sampleScreens = /^(gallery|mail|analytics|statistics|profile|pricing)\b/
const plural = /\{\w+, plural,(?: one \{[^{}]*\})? other \{([^{}]*)\}\}/g

/** What a screen in this language may show, with … for numbers and names. */
async function shownTexts(locale: string): Promise<Set<string>> {
  const po = formatter({ origins: false })
  const texts = new Set<string>()
  for (const filename of globSync(`src/widgets/i18n/locales/${locale}/*.po`)) {
    if (sampleScreens.test(basename(filename))) continue
    const catalog = await po.parse(readFileSync(filename, 'utf8'), { locale, sourceLocale: 'en', filename })
    for (const { translation } of Object.values(catalog ?? {}))
      texts.add((translation ?? '').replace(plural, '$1').replace(/#|\{\w+\}/g, '…'))
  }
  return texts
}

const bold = /\*\*([^*]+)\*\*/g

describe.each(['en', 'de', 'fr', 'pt'] as const)('%s', (locale) => {
  test('KNOW-40 the help has the same categories, groups, articles and steps in every language', async () => {
    const texts = (await helpTexts(locale)) ?? {}
    const shape = ({ about, steps = [], hint }: { about?: string; steps?: readonly string[]; hint?: string }) => ({
      about: Boolean(about),
      steps: steps.length,
      hint: Boolean(hint),
    })
    expect(
      Object.entries(texts).map(([category, { groups, articles }]) => ({
        category,
        groups: groups.length,
        articles: Object.fromEntries(Object.entries(articles).map(([slug, each]) => [slug, shape(each)])),
      })),
    ).toEqual(
      articleCategories.map(({ category, groups }) => ({
        category,
        groups: groups.length,
        articles: Object.fromEntries(
          groups.flatMap(({ articles }) => articles.map((each) => [each.slug, shape(each)])),
        ),
      })),
    )
    const all = JSON.stringify(texts)
    expect(all).not.toMatch(/[<>&]/)
    expect(all).not.toMatch(/[฀-๿]/)
    for (const { articles } of Object.values(texts)) {
      const questions = Object.values(articles).map(({ question }) => question)
      expect(new Set(questions).size).toBe(questions.length)
    }
  })

  test('KNOW-41 every button, menu and field that a translated answer names has this name on a screen in its language', async () => {
    const shown = await shownTexts(locale)
    const named = Object.values((await helpTexts(locale)) ?? {}).flatMap(({ articles }) =>
      Object.entries(articles).flatMap(([slug, { about = '', steps = [], hint = '' }]) =>
        [...[about, ...steps, hint].join('\n').matchAll(bold)].map(([, name = '']) => ({ slug, name })),
      ),
    )
    expect(named.length).toBeGreaterThan(150)
    expect(named.filter(({ name }) => !shown.has(name))).toEqual([])
  })
})
