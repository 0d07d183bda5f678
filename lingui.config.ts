import { readdirSync } from 'node:fs'
import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

/** Folders of src/widgets whose parts take their texts from whoever uses them. */
const withoutTexts = ['i18n', 'theme', 'ui']

const foldersIn = (path: string) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)

const folders = foldersIn('src/widgets').filter((name) => !withoutTexts.includes(name))

/** A catalog per folder; a room inside it, whose code comes later, has its own: `orders.edit`. */
const catalogs = folders.flatMap((name) => [
  {
    path: `src/widgets/i18n/locales/{locale}/${name}`,
    include: [`src/widgets/${name}/*.tsx`, `src/widgets/${name}/*.ts`],
  },
  ...foldersIn(`src/widgets/${name}`).map((room) => ({
    path: `src/widgets/i18n/locales/{locale}/${name}.${room}`,
    include: [`src/widgets/${name}/${room}/*.tsx`, `src/widgets/${name}/${room}/*.ts`],
  })),
])

export default defineConfig({
  sourceLocale: 'en',
  locales: ['th', 'en', 'de', 'fr', 'pt'],
  catalogs,
  format: formatter({ origins: false }),
})
