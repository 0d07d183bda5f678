import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { editedFiles } from '../../scripts/new-app/edits'
import { nameError, namesOf } from '../../scripts/new-app/name'

test.each([
  ['', 'Name the app: npm run new-app -- notes'],
  [
    'Notes',
    '"Notes" is not in kebab-case: lower-case words joined by hyphens, each starting with a letter, such as shift-notes.',
  ],
  [
    'shift_notes',
    '"shift_notes" is not in kebab-case: lower-case words joined by hyphens, each starting with a letter, such as shift-notes.',
  ],
  [
    '../notes',
    '"../notes" is not in kebab-case: lower-case words joined by hyphens, each starting with a letter, such as shift-notes.',
  ],
  ['shops', 'There is already an app "shops": src/core/shops/app.ts.'],
  ['provider', '"provider" is reserved: it has another meaning in a folder, a tag or a path.'],
  ['card-notes', '"card-notes" is reserved: it has another meaning in a folder, a tag or a path.'],
  ['kernel', 'src/core/kernel already exists: remove it or choose another name.'],
  ['forms', 'tests/forms already exists: remove it or choose another name.'],
  ['product', '<raan-product> is already an element in src/host/rows/store.ts: choose another name.'],
  ['root', 'RaanRoot is already a widget in src/widgets/index.ts: choose another name.'],
  ['bookmarks', '/api/bookmarks is already a path in src/core/search/search.contract.ts: choose another name.'],
  ['plan', 'tests/rules.md already has rules named PLAN-1, PLAN-2 …: choose another name.'],
])('BUILD-824 rejects the name “%s”', (name, sentence) => {
  expect(nameError(name)).toBe(sentence)
})

test('BUILD-824 another name is accepted and spelled as each place requires', () => {
  expect(nameError('shift-notes')).toBeUndefined()
  expect(namesOf('shift-notes')).toEqual({
    name: 'shift-notes',
    camel: 'shiftNotes',
    pascal: 'ShiftNotes',
    rule: 'SHIFTNOTES',
    title: 'Shift notes',
  })
})

test('BUILD-825 each of the five lines has a place', () => {
  const lines = (text: string) => text.split('\n').length
  const added = [...editedFiles(namesOf('shift-notes'))].map(([file, text]) => [
    file,
    lines(text) - lines(readFileSync(file, 'utf8')),
  ])
  expect(added).toEqual([
    ['src/host/rows/apps.ts', 1],
    ['src/widgets/dashboard/routes/apps.tsx', 2],
    ['src/service/shop-limit.ts', 1],
    ['tests/browser/stops.ts', 1],
  ])
})

test('BUILD-1853 what its calls are for users of certain shops is decided', () => {
  const template = 'scripts/new-app/template/src/core/NAME/NAME.contract.ts.txt'
  const calls = [...readFileSync(template, 'utf8').matchAll(/name: '(NAME\.\w+)'/g)].map(([, call = '']) =>
    call.replace('NAME', 'shift-notes'),
  )
  const limits = editedFiles(namesOf('shift-notes')).get('src/service/shop-limit.ts') ?? ''
  const [, shared = ''] = /\n {2}shared: \[([^\]]+)\]/.exec(limits) ?? []
  expect(calls).toEqual(['shift-notes.list'])
  expect(calls.filter((call) => !shared.includes(`'${call}'`))).toEqual([])
})

test('BUILD-825 each text of the template is in five languages', () => {
  const template = 'scripts/new-app/template'
  const texts = JSON.parse(readFileSync(`${template}/texts.json`, 'utf8')) as Record<string, object>
  const sources = globSync(`${template}/src/widgets/NAME/*.tsx.txt`).map((file) => readFileSync(file, 'utf8'))
  const plain = sources.flatMap((text) => [...text.matchAll(/\bt`([^`]+)`/g)].map(([, each = '']) => each))
  // another catalog has its translations
  const elsewhere = ['Try different or fewer words.']
  expect(plain.filter((text) => !elsewhere.includes(text) && !texts[text])).toEqual([])
  for (const [text, translations] of Object.entries(texts))
    expect([text, Object.keys(translations).sort()]).toEqual([text, ['de', 'fr', 'pt', 'th']])
})

test('BUILD-827 every module that the template imports exists and exports what it uses', () => {
  const template = 'scripts/new-app/template'
  const own = globSync(`${template}/**/*.txt`).map((file) => file.slice(template.length + 1, -'.txt'.length))
  const missing: string[] = []
  for (const file of own) {
    const text = readFileSync(`${template}/${file}.txt`, 'utf8')
    for (const [, names = '', from = ''] of text.matchAll(/^import (?:type )?\{([^}]+)\} from '(\.[^']+)'/gm)) {
      const path = join(dirname(file), from)
      const candidates = ['.ts', '.tsx', '/index.ts'].map((ending) => `${path}${ending}`)
      if (candidates.some((each) => own.includes(each))) continue
      const found = candidates.find((each) => existsSync(each))
      const exported = found === undefined ? '' : readFileSync(found, 'utf8')
      for (const name of names.split(',').map((each) => each.trim().replace(/^type | as .*$/g, '')))
        if (!new RegExp(`^export .*\\b${name}\\b`, 'm').test(exported)) missing.push(`${file}: ${name} of ${from}`)
    }
    for (const [, catalog = ''] of text.matchAll(/'langraan:messages\/([\w.-]+)'/g))
      if (catalog !== 'NAME' && !existsSync(`src/widgets/i18n/locales/th/${catalog}.po`))
        missing.push(`${file}: ${catalog}.po`)
  }
  expect(missing).toEqual([])
})
