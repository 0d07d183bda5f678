import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { editedFiles } from '../../scripts/new-app/edits'
import { nameError, namesOf } from '../../scripts/new-app/name'

test.each([
  ['', 'Say what the app is called: npm run new-app -- notes'],
  ['Notes', '"Notes" is not in kebab-case: small letters and digits, words joined by a hyphen, as in shift-notes.'],
  [
    'shift_notes',
    '"shift_notes" is not in kebab-case: small letters and digits, words joined by a hyphen, as in shift-notes.',
  ],
  [
    '../notes',
    '"../notes" is not in kebab-case: small letters and digits, words joined by a hyphen, as in shift-notes.',
  ],
  ['shops', 'There is an app "shops" already: src/core/shops/app.ts.'],
  ['provider', '"provider" is reserved: it means something else in a tag, a folder or an address.'],
  ['card-notes', '"card-notes" is reserved: it means something else in a tag, a folder or an address.'],
  ['kernel', 'src/core/kernel exists already: remove it or choose another name.'],
  ['forms', 'tests/forms exists already: remove it or choose another name.'],
  ['plan', 'Rules named PLAN-1 stand in tests/rules.md already: choose another name.'],
])('BUILD-824 the name “%s” is refused', (name, sentence) => {
  expect(nameError(name)).toBe(sentence)
})

test('BUILD-824 other names are taken, in each spelling', () => {
  expect(nameError('shift-notes')).toBeUndefined()
  expect(namesOf('shift-notes')).toEqual({
    name: 'shift-notes',
    camel: 'shiftNotes',
    pascal: 'ShiftNotes',
    rule: 'SHIFTNOTES',
    title: 'Shift notes',
  })
})

test('BUILD-825 the places for the four lines are there', () => {
  const lines = (text: string) => text.split('\n').length
  const added = [...editedFiles(namesOf('shift-notes'))].map(([file, text]) => [
    file,
    lines(text) - lines(readFileSync(file, 'utf8')),
  ])
  expect(added).toEqual([
    ['src/host/rows/apps.ts', 1],
    ['src/widgets/dashboard/routes/apps.tsx', 2],
    ['tests/browser/walk.browser.ts', 1],
  ])
})

test('BUILD-825 each text of the template is in five languages', () => {
  const template = 'scripts/new-app/template'
  const messages = JSON.parse(readFileSync(`${template}/texts.json`, 'utf8')) as Record<string, object>
  const sources = globSync(`${template}/src/widgets/NAME/*.tsx.txt`).map((file) => readFileSync(file, 'utf8'))
  const plain = sources.flatMap((text) => [...text.matchAll(/\bt`([^`]+)`/g)].map(([, each = '']) => each))
  // another catalog has its translations
  const elsewhere = ['Try different or fewer words.']
  expect(plain.filter((text) => !elsewhere.includes(text) && !messages[text])).toEqual([])
  for (const [text, translations] of Object.entries(messages))
    expect([text, Object.keys(translations).sort()]).toEqual([text, ['de', 'fr', 'pt', 'th']])
})

test('BUILD-827 every module that the template imports is there, with the names it takes', () => {
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
