import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import lingui from '../lingui.config.ts'
import { run } from './build/run.ts'

/** Fails if a text in the source is missing from a catalog, a translation is missing, or a catalog has no folder any more. */
const catalogs = () => globSync('src/widgets/i18n/locales/*/*.po').sort()
const before = new Map(catalogs().map((file) => [file, readFileSync(file, 'utf8')]))

const idsOf = (text: string) =>
  [...text.matchAll(/^msgid ([\s\S]+?)\nmsgstr/gm)]
    .map((match) => match[1])
    .sort()
    .join('\n')
const extracted = await run('lingui', ['extract', '--clean'], { quiet: true })
const problems: string[] = extracted.code === 0 ? [] : [extracted.output]

for (const file of catalogs()) {
  const now = readFileSync(file, 'utf8')
  const was = before.get(file)
  if (was === undefined || idsOf(was) !== idsOf(now))
    problems.push(`${file} doesn't match the source: run npm run i18n:extract`)
  if (basename(dirname(file)) === 'en') continue
  for (const [, id] of now.matchAll(/^msgid "(.+)"\nmsgstr ""\n(?!")/gm))
    problems.push(`${file}: no translation of "${id}"`)
}
const extractedTo = new Set(
  lingui.locales.flatMap((locale) =>
    (lingui.catalogs ?? []).map(({ path }) => `${path.replace('{locale}', locale)}.po`),
  ),
)
for (const file of before.keys())
  if (!extractedTo.has(file.replaceAll('\\', '/')))
    problems.push(`${file}: no folder of src/widgets has this catalog any more; remove it`)

/** All folders share one set of messages per language, so a text has one translation. */
const translations = new Map<string, { file: string; translation: string }>()
for (const file of catalogs()) {
  for (const [, id, translation = ''] of readFileSync(file, 'utf8').matchAll(
    /^((?:msgctxt .+\n)?msgid ".+")\nmsgstr (".+")$/gm,
  )) {
    const key = `${basename(dirname(file))} ${id}`
    const known = translations.get(key)
    if (known && known.translation !== translation)
      problems.push(
        `${id} has two translations: ${known.translation} (${known.file}) and ${translation} (${file}); use the same one, or give one of the texts a context`,
      )
    translations.set(key, { file, translation })
  }
}

for (const [file, text] of before) writeFileSync(file, text)

if (problems.length > 0) {
  console.log(problems.join('\n'))
  process.exit(1)
}
