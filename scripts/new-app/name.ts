import { existsSync, globSync, readFileSync } from 'node:fs'
import { identifier } from '../build/app-files.ts'

/** An app's name in every spelling it needs. */
export type AppNames = {
  /** folders, the tag and paths: `shift-notes` */
  name: string
  /** values: `shiftNotes` */
  camel: string
  /** types and components: `ShiftNotes` */
  pascal: string
  /** ids of rules: `SHIFTNOTES` */
  rule: string
  /** the menu entry in English: `Shift notes` */
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

/** Names with another meaning in a folder, a tag or a path. */
const reserved = ['app', 'apps', 'card', 'docs', 'engine', 'index', 'mock', 'new', 'provider', 'templates', 'test']

/** What the template creates; none of it may exist yet. */
const targetsOf = (name: string): string[] => [
  ...['src/core', 'src/service', 'src/mock', 'src/sample', 'src/widgets', 'tests'].map((layer) => `${layer}/${name}`),
  `docs/elements/${name}.md`,
  ...globSync(`src/widgets/i18n/locales/*/${name}.po`).sort(),
]

/** The file that contains `text`; undefined if none of these does. */
const fileWith = (text: RegExp, pattern: string): string | undefined =>
  globSync(pattern)
    .sort()
    .find((file) => text.test(readFileSync(file, 'utf8')))

/** Why an app can't have this name, as a sentence; undefined if it can. */
export function nameError(name: string | undefined): string | undefined {
  if (!name) return 'Name the app: npm run new-app -- notes'
  if (!/^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/.test(name))
    return `"${name}" is not in kebab-case: lower-case words joined by hyphens, each starting with a letter, such as shift-notes.`
  if (existsSync(`src/core/${name}/app.ts`)) return `There is already an app "${name}": src/core/${name}/app.ts.`
  if (reserved.includes(name) || name.startsWith('card-'))
    return `"${name}" is reserved: it has another meaning in a folder, a tag or a path.`
  const taken = targetsOf(name).find((path) => existsSync(path))
  if (taken) return `${taken} already exists: remove it or choose another name.`
  const { pascal, rule } = namesOf(name)
  const twin = globSync('src/core/*/app.ts')
    .map((file) => file.split(/[\\/]/)[2] ?? '')
    .find((other) => namesOf(other).pascal === pascal)
  if (twin) return `"${name}" and the app "${twin}" would have the same name in code: ${pascal}.`
  const rows = fileWith(new RegExp(`^  '?raan-${name}'?:`, 'm'), 'src/host/rows/*.ts')
  if (rows) return `<raan-${name}> is already an element in ${rows}: choose another name.`
  if (fileWith(new RegExp(`\\bRaan${pascal}\\b`), 'src/widgets/index.ts'))
    return `Raan${pascal} is already a widget in src/widgets/index.ts: choose another name.`
  const contract = fileWith(new RegExp(`path: '/api/${name}['/]`), 'src/core/**/*.contract.ts')
  if (contract) return `/api/${name} is already a path in ${contract}: choose another name.`
  const rules = fileWith(new RegExp(`^- ${rule}-\\d`, 'm'), 'tests/**/rules.md')
  if (rules) return `${rules} already has rules named ${rule}-1, ${rule}-2 …: choose another name.`
  return undefined
}
