import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { run } from './build/run.ts'
import { editedFiles } from './new-app/edits.ts'
import { type AppNames, nameError, namesOf } from './new-app/name.ts'
import { type Translations, translate } from './new-app/translate.ts'

const template = 'scripts/new-app/template'

const usage = 'npm run new-app -- stock-takes --th ตรวจนับสต็อก --de Inventuren --fr Inventaires --pt Inventários'

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}

/** Puts the app's name into a text or a path of the template. */
function named(text: string, { name, camel, pascal, rule, title }: AppNames): string {
  const words: Record<string, string> = { NAME: name, CAMEL: camel, PASCAL: pascal, RULE: rule, TITLE: title }
  return text.replace(/NAME|CAMEL|PASCAL|RULE|TITLE/g, (word) => words[word] ?? word)
}

function writeFiles(names: AppNames): string[] {
  const sources = globSync(`${template}/**/*.txt`).sort()
  return sources.map((source) => {
    const file = named(source.slice(template.length + 1, -'.txt'.length), names)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, named(readFileSync(source, 'utf8'), names))
    return file
  })
}

async function step(command: string, args: string[]): Promise<void> {
  const { code, output } = await run(command, args, { quiet: true })
  if (code === 0) return
  fail(`${command} ${args.join(' ')} failed:\n${output}`)
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { th: { type: 'string' }, de: { type: 'string' }, fr: { type: 'string' }, pt: { type: 'string' } },
    })
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : error}\nUsage: ${usage}`)
  }
}

const { values: menuEntry, positionals } = readArguments()
const [name = '', ...rest] = positionals
const wrongName =
  rest.length > 0 ? `Give one name; join its words with hyphens: ${positionals.join('-')}.` : nameError(name)
if (wrongName) fail(wrongName)

const names = namesOf(name)
const edits = editedFiles(names)
const written = writeFiles(names)
const edited = [...edits.keys()]
for (const [file, text] of edits) writeFileSync(file, text)
await step('node', ['scripts/generate.ts'])
await step('lingui', ['extract', '--clean'])
const texts = JSON.parse(readFileSync(`${template}/texts.json`, 'utf8')) as Translations
const missing = translate([name, 'dashboard'], { ...texts, [names.title]: menuEntry as Record<string, string> })
const sources = [...written, ...edited].filter((file) => !file.endsWith('.md'))
await step('biome', ['check', '--write', ...sources])

console.log(`${written.join('\n')}

Added a line or two to:
${edited.join('\n')}

Also written: the catalogs ${name}.po and the menu entry in dashboard.po, per language, and what npm run generate writes.

The screen is /apps/${name}, the element <raan-${name}>, its rules are in tests/${name}/rules.md.
Everyone who may read orders (read:Order) has access. To give it its own ability, add one to src/core/users/users.permissions.ts.

Who may use it, and whether other open pages learn of its changes, is yours to decide; the tests that ask say where:
npx vitest run tests/${name} tests/live/live.mock tests/people/roles tests/manifest tests/public-api tests/mock/rights`)
if (missing.length > 0) console.log(`\nNot translated yet (in English for now):\n${missing.join('\n')}`)
