import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'

/** Text -> locale -> translation. */
export type Translations = Readonly<Record<string, Readonly<Record<string, string>>>>

const locales = 'src/widgets/i18n/locales'
const entries = /^msgid "(.+)"\nmsgstr "(.*)"$/gm

/** The translations in all catalogs of a language; a text has the same translation in each. */
function translated(locale: string): Map<string, string> {
  const known = new Map<string, string>()
  for (const file of globSync(`${locales}/${locale}/*.po`))
    for (const [, text = '', translation = ''] of readFileSync(file, 'utf8').matchAll(entries))
      if (translation) known.set(text, translation)
  return known
}

/** Fills in missing translations of these catalogs, except English. Returns the texts without one, as `th: Text`. */
export function translate(catalogs: readonly string[], given: Translations): string[] {
  const missing: string[] = []
  for (const file of catalogs.flatMap((name) => globSync(`${locales}/*/${name}.po`).sort())) {
    const locale = basename(dirname(file))
    if (locale === 'en') continue
    const known = translated(locale)
    const filled = readFileSync(file, 'utf8').replace(entries, (line, text: string, translation: string) => {
      if (translation) return line
      const found = known.get(text) ?? given[text]?.[locale]
      if (found === undefined) missing.push(`${locale}: ${text}`)
      return `msgid "${text}"\nmsgstr "${found ?? text}"`
    })
    writeFileSync(file, filled)
  }
  return missing
}
