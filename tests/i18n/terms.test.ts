import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { terms } from './terms'

type Text = { id: string; catalog: string; said: string }

const unfolded = (text: string): string => text.replace(/"\n"/g, '').replaceAll('\\"', '"')

/** The names of what is filled in are English. */
const withoutNames = (text: string): string => text.replace(/\{\w+(?=[,}])/g, '{')

const textsOf = (locale: string): Text[] =>
  globSync(`src/widgets/i18n/locales/${locale}/*.po`).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^msgid ("(?:.|\n(?="))+")\nmsgstr ("(?:.|\n(?="))*")/gm)]
      .map(([, id = '', said = '']) => [unfolded(id).slice(1, -1), unfolded(said).slice(1, -1)] as const)
      .filter(([id]) => id !== '')
      .map(([id, said]) => ({ id, catalog: basename(file, '.po'), said: withoutNames(said || id) })),
  )

test.each(Object.keys(terms))('PASTE-150 %s has one word per thing', (locale) => {
  const texts = textsOf(locale)
  expect(texts.length).toBeGreaterThan(1_500)
  const wrong = texts.flatMap(({ id, catalog, said }) =>
    (terms[locale] ?? [])
      .filter(({ refused, unless }) => refused.test(said) && !unless?.test(id))
      .map(({ refused, use }) => `${catalog}: "${said}" has ${refused.exec(said)?.[0]}; use ${use}`),
  )
  expect(wrong).toEqual([])
})

test('PASTE-150 an exception is for a text that exists', () => {
  const unused = Object.entries(terms).flatMap(([locale, list]) =>
    list
      .filter(
        ({ refused, unless }) =>
          unless && !textsOf(locale).some(({ id, said }) => unless.test(id) && refused.test(said)),
      )
      .map(({ use }) => `${locale}: ${use}`),
  )
  expect(unused).toEqual([])
})

test('PASTE-151 in Thai, the yes of a state is not the one of a permission', () => {
  const said = (file: string, of: string): string[] =>
    [
      ...readFileSync(`src/widgets/i18n/locales/th/${file}.po`, 'utf8').matchAll(
        /^(.*)\nmsgid "(?:Yes|No)"\nmsgstr "(.*)"/gm,
      ),
    ]
      .filter(([, context = '']) => context.includes(of))
      .map(([, , text = '']) => text)
      .sort()
  // closed, archived, with VAT
  for (const file of ['shops.edit', 'products.edit', 'users.activity'])
    expect([file, said(file, '')]).toEqual([file, ['ใช่', 'ไม่ใช่']])
  // may this role do it?
  expect(said('dashboard.access', '')).toEqual(['ได้', 'ไม่ได้'])
})

test.each(['th', 'en', 'de', 'fr', 'pt'])(
  'I18N-4930 in %s, a number of seconds or minutes stays on one line with its unit',
  (locale) => {
    const unit = /\{#(.)(?:seconds?|Sekunden?|secondes?|segundos?|วินาที|minutes?|Minuten?|minutos?|นาที)\}/gu
    const separators = textsOf(locale).flatMap(({ said }) => [...said.matchAll(unit)].map(([, separator]) => separator))
    expect(separators.length).toBeGreaterThan(1)
    expect(new Set(separators)).toEqual(new Set(['\u00a0']))
  },
)

test('I18N-5207 in French, a sign stays on the line of the word that it belongs to', () => {
  const loose = / [?!;:»%](?![\w/])|« /
  const help = globSync('src/service/knowledge/articles/fr/*.ts').flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .map((said) => ({ said, catalog: basename(file) })),
  )
  const wrong = [...textsOf('fr'), ...help].filter(({ said }) => loose.test(said))
  expect(wrong.map(({ catalog, said }) => `${catalog}: ${said}`)).toEqual([])
  expect(textsOf('fr').filter(({ said }) => /\u00a0[?!:;]/.test(said)).length).toBeGreaterThan(300)
})
