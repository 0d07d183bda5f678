import { existsSync, globSync, readFileSync } from 'node:fs'
import { identifier } from '../build/app-files.ts'

/** An app's name in each of its spellings. */
export type AppNames = {
  /** of folders, the tag and addresses: `shift-notes` */
  name: string
  /** of values: `shiftNotes` */
  camel: string
  /** of types and components: `ShiftNotes` */
  pascal: string
  /** of its rules: `SHIFTNOTES` */
  rule: string
  /** in the menu, in English: `Shift notes` */
  title: string
}

export function namesOf(name: string): AppNames {
  const camel = identifier(name)
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
  return {
    name,
    camel,
    pascal: capital(camel),
    rule: name.replaceAll('-', '').toUpperCase(),
    title: capital(name.replaceAll('-', ' ')),
  }
}

/** Names that stand for something else in a folder, a tag or an address. */
const reserved = ['app', 'apps', 'card', 'docs', 'engine', 'index', 'mock', 'new', 'provider', 'templates', 'test']

/** What the template writes to; where one of them is, it would mix with what stands there. */
const targetsOf = (name: string): string[] => [
  ...['src/core', 'src/service', 'src/mock', 'src/sample', 'src/widgets', 'tests'].map((layer) => `${layer}/${name}`),
  `docs/elements/${name}.md`,
  ...globSync(`src/widgets/i18n/locales/*/${name}.po`).sort(),
]

/** Why an app cannot have this name, in a sentence; undefined where it can. */
export function nameError(name: string | undefined): string | undefined {
  if (!name) return 'Say what the app is called: npm run new-app -- notes'
  if (!/^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/.test(name))
    return `"${name}" is not in kebab-case: small letters and digits, words joined by a hyphen, as in shift-notes.`
  if (existsSync(`src/core/${name}/app.ts`)) return `There is an app "${name}" already: src/core/${name}/app.ts.`
  if (reserved.includes(name) || name.startsWith('card-'))
    return `"${name}" is reserved: it means something else in a tag, a folder or an address.`
  const taken = targetsOf(name).find((path) => existsSync(path))
  if (taken) return `${taken} exists already: remove it or choose another name.`
  const { pascal, rule } = namesOf(name)
  const twin = globSync('src/core/*/app.ts')
    .map((file) => file.split(/[\\/]/)[2] ?? '')
    .find((other) => namesOf(other).pascal === pascal)
  if (twin) return `"${name}" and the app "${twin}" would have the same name in code: ${pascal}.`
  const rules = globSync('tests/**/rules.md').find((file) =>
    new RegExp(`^- ${rule}-\\d`, 'm').test(readFileSync(file, 'utf8')),
  )
  if (rules) return `Rules named ${rule}-1 stand in ${rules} already: choose another name.`
  return undefined
}
