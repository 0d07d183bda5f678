import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fillIn, knownTranslations, locales } from './build/known-translations.ts'

for (const folder of globSync(`${locales}/*`)) {
  const locale = basename(folder)
  // the source is in English
  if (locale === 'en') continue
  const known = knownTranslations(locale)
  for (const file of globSync(`${folder}/*.po`)) {
    const text = readFileSync(file, 'utf8')
    const filled = fillIn(text, known)
    if (filled !== text) writeFileSync(file, filled)
  }
}
