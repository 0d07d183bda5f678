import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const styles = globSync('src/widgets/**/*.css.ts').map((file) => ({ file, text: readFileSync(file, 'utf8') }))
const textOf = (name: string) => styles.find(({ file }) => file.endsWith(name))?.text ?? ''

test('UI-5343 nothing has a transparent outline at rest, which forced colours would draw as if it had the focus', () => {
  expect(styles.length).toBeGreaterThan(100)
  const drawn = styles.filter(({ text }) => /outline: [^,\n]*transparent/.test(text))
  expect(drawn.map(({ file }) => file)).toEqual([])
})

test.each([
  ['theme/theme.css.ts', ['[aria-pressed=true]', '[aria-selected=true]', '[aria-current=page]', '[aria-current=true]']],
  ['ui/radio-group.css.ts', ['&:has(:checked)']],
])('UI-5344 what is chosen has the colours of a selection if colours are forced: %s', (name, chosen) => {
  const [, forced = ''] =
    /(const forced = .*)/s.exec(textOf(name)) ?? /('\(forced-colors: active\)'.*)/s.exec(textOf(name)) ?? []
  for (const selector of chosen) expect(forced).toContain(selector)
  expect(forced).toContain("color: 'HighlightText'")
  expect(forced).toContain("backgroundColor: 'Highlight'")
})
