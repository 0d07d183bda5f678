import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { fillIn, knownTranslations, locales } from '../build/known-translations.ts'

/** Text -> locale -> translation. */
export type Translations = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Fills in missing translations of these catalogs, except English. Returns the texts without one, as `th: Text`. */
export function translate(catalogs: readonly string[], given: Translations): string[] {
  const missing: string[] = []
  for (const file of catalogs.flatMap((name) => globSync(`${locales}/*/${name}.po`).sort())) {
    const locale = basename(dirname(file))
    if (locale === 'en') continue
    const filled = fillIn(readFileSync(file, 'utf8'), knownTranslations(locale), (text) => {
      const found = given[text]?.[locale]
      if (found === undefined) missing.push(`${locale}: ${text}`)
      return found ?? text
    })
    writeFileSync(file, filled)
  }
  return missing
}
