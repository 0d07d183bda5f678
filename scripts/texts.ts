import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { run } from './build/run.ts'

/** Fails if a catalog lacks a text of the source or its translation. */
const catalogs = () => globSync('src/widgets/i18n/locales/*/*.po').sort()
const before = new Map(catalogs().map((file) => [file, readFileSync(file, 'utf8')]))

const idsOf = (text: string) =>
  [...text.matchAll(/^msgid ([\s\S]+?)\nmsgstr/gm)]
    .map((match) => match[1])
    .sort()
    .join('\n')
const extracted = await run('lingui', ['extract', '--clean'], { quiet: true })
const fieldErrors: string[] = extracted.code === 0 ? [] : [extracted.output]

for (const file of catalogs()) {
  const now = readFileSync(file, 'utf8')
  const was = before.get(file)
  if (was === undefined || idsOf(was) !== idsOf(now))
    fieldErrors.push(`${file} is not what the source says: run npm run i18n:extract`)
  if (basename(dirname(file)) === 'en') continue
  for (const [, id] of now.matchAll(/^msgid "(.+)"\nmsgstr ""\n(?!")/gm))
    fieldErrors.push(`${file}: no translation of "${id}"`)
}
/** All folders share one message set per language: a text with two translations would change with the screen. */
const received = new Map<string, { file: string; translation: string }>()
for (const file of catalogs()) {
  for (const [, id, translation = ''] of readFileSync(file, 'utf8').matchAll(
    /^((?:msgctxt .+\n)?msgid ".+")\nmsgstr (".+")$/gm,
  )) {
    const key = `${basename(dirname(file))} ${id}`
    const known = received.get(key)
    if (known && known.translation !== translation)
      fieldErrors.push(`${id} has two translations: ${known.file} and ${file}`)
    received.set(key, { file, translation })
  }
}

for (const [file, text] of before) writeFileSync(file, text)

if (fieldErrors.length > 0) {
  console.log(fieldErrors.join('\n'))
  process.exit(1)
}
