import { expect, test } from 'vitest'
import { readSources } from '../helpers/sources'
import { htmlSinks } from './html-sinks'

const readsHtml = /\/(?:safe-html\/safe-html|rich-text\/rich-text|kernel\/html-text)$/
const ownFolders = /^src\/widgets\/(?:safe-html|rich-text)\//

test('HTML-48 every component that shows, edits or reads untrusted HTML is tested with hostile texts', () => {
  const files = readSources('src/widgets/**/*.{ts,tsx}')
    .filter(({ file, imports }) => !ownFolders.test(file) && imports.some((each) => readsHtml.test(each)))
    .map(({ file }) => file.replace('src/widgets/', ''))
  expect(files.length).toBeGreaterThan(4)
  expect(htmlSinks.map(({ file }) => file).sort()).toEqual(files.sort())
})
