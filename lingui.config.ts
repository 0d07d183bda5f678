import { readdirSync } from 'node:fs'
import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

/** Folders of src/widgets whose parts take their texts from whoever uses them. */
const withoutTexts = ['i18n', 'theme', 'ui']

const folders = readdirSync('src/widgets', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !withoutTexts.includes(entry.name))
  .map((entry) => entry.name)

export default defineConfig({
  sourceLocale: 'en',
  locales: ['th', 'en', 'de', 'fr', 'pt'],
  catalogs: folders.map((name) => ({
    path: `src/widgets/i18n/locales/{locale}/${name}`,
    include: [`src/widgets/${name}/**/*.tsx`, `src/widgets/${name}/**/*.ts`],
  })),
  format: formatter({ origins: false }),
})
