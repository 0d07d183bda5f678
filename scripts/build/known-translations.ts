import { globSync, readFileSync } from 'node:fs'

export const locales = 'src/widgets/i18n/locales'

const entries = /^((?:msgctxt ".*"\n)?msgid "(.+)")\nmsgstr "(.*)"$(?!\n")/gm

/** The translations in these catalogs of one language, by context and text. */
export function translationsIn(catalogs: readonly string[]): ReadonlyMap<string, string> {
  const known = new Map<string, string>()
  for (const catalog of catalogs)
    for (const [, id = '', , translation = ''] of catalog.matchAll(entries)) if (translation) known.set(id, translation)
  return known
}

export const knownTranslations = (locale: string): ReadonlyMap<string, string> =>
  translationsIn(globSync(`${locales}/${locale}/*.po`).map((file) => readFileSync(file, 'utf8')))

/** Fills in missing translations: a text has the same one in every catalog. What is unknown may be `given`. */
export const fillIn = (
  catalog: string,
  known: ReadonlyMap<string, string>,
  given: (text: string) => string | undefined = () => undefined,
): string =>
  catalog.replace(entries, (entry, id: string, text: string, translation: string) => {
    const found = translation || (known.get(id) ?? given(text))
    return found ? `${id}\nmsgstr "${found}"` : entry
  })
