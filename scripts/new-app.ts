import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { run } from './build/run.ts'
import { editedFiles } from './new-app/edits.ts'
import { type AppNames, nameError, namesOf } from './new-app/name.ts'
import { type Translations, translate } from './new-app/translate.ts'

const template = 'scripts/new-app/template'

/** A text or path of the template with the app's name filled in. */
function named(text: string, { name, camel, pascal, rule, title }: AppNames): string {
  const messages: Record<string, string> = { NAME: name, CAMEL: camel, PASCAL: pascal, RULE: rule, TITLE: title }
  return text.replace(/NAME|CAMEL|PASCAL|RULE|TITLE/g, (word) => messages[word] ?? word)
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
  console.error(`${command} ${args.join(' ')} failed:\n${output}`)
  process.exit(1)
}

const { values: label, positionals } = parseArgs({
  allowPositionals: true,
  options: { th: { type: 'string' }, de: { type: 'string' }, fr: { type: 'string' }, pt: { type: 'string' } },
})
const [name = '', ...rest] = positionals
const fieldError = rest.length > 0 ? `One name, not several: ${positionals.join(', ')}.` : nameError(name)
if (fieldError) {
  console.error(fieldError)
  process.exit(1)
}

const names = namesOf(name)
const edits = editedFiles(names)
const written = writeFiles(names)
const edited = [...edits.keys()]
for (const [file, text] of edits) writeFileSync(file, text)
await step('node', ['scripts/generate.ts'])
await step('lingui', ['extract', '--clean'])
const messages = JSON.parse(readFileSync(`${template}/texts.json`, 'utf8')) as Translations
const missing = translate([name, 'dashboard'], { ...messages, [names.title]: label as Record<string, string> })
const sources = [...written, ...edited].filter((file) => !file.endsWith('.md'))
await step('biome', ['check', '--write', ...sources])

console.log(`${written.join('\n')}

A line or two more in:
${edited.join('\n')}

The screen is /apps/${name}, the element <raan-${name}>, its rules are in tests/${name}/rules.md.
It is open to whoever may read orders (read:Order). An ability of its own goes into src/core/users/users.permissions.ts.`)
if (missing.length > 0) console.log(`\nNot translated yet, in English for now:\n${missing.join('\n')}`)
