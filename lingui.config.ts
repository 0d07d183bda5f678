import { readdirSync } from 'node:fs'
import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

/** Folders of src/widgets whose parts take their texts from whoever uses them. */
const withoutMessages = ['i18n', 'theme', 'ui']

/** Folders inside them that come with the folder's own code and share its catalog. */
const withinTheirFolder: Record<string, readonly string[]> = { dashboard: ['routes'] }

const foldersIn = (path: string) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)

const folders = foldersIn('src/widgets').filter((name) => !withoutMessages.includes(name))

/** A catalog per folder; a lazy part inside it has its own: `orders.edit`. */
const catalogs = folders.flatMap((name) => {
  const within = withinTheirFolder[name] ?? []
  const parts = foldersIn(`src/widgets/${name}`).filter((part) => !within.includes(part))
  const sourcesIn = (folder: string) => [`src/widgets/${folder}/*.tsx`, `src/widgets/${folder}/*.ts`]
  return [
    {
      path: `src/widgets/i18n/locales/{locale}/${name}`,
      include: [name, ...within.map((part) => `${name}/${part}`)].flatMap(sourcesIn),
    },
    ...parts.map((part) => ({
      path: `src/widgets/i18n/locales/{locale}/${name}.${part}`,
      include: sourcesIn(`${name}/${part}`),
    })),
  ]
})

/** The texts of emails, which the server writes. */
const mails = { path: 'src/widgets/i18n/locales/{locale}/mail', include: ['src/backend/mail/*.ts'] }

export default defineConfig({
  sourceLocale: 'en',
  locales: ['th', 'en', 'de', 'fr', 'pt'],
  catalogs: [...catalogs, mails],
  format: formatter({ origins: false }),
})
