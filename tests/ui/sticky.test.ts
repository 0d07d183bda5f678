import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const styleOf = (name: string) => readFileSync(`src/widgets/${name}.css.ts`, 'utf8')

test('UI-5350 what gets the focus in a table is not below its sticky headings', () => {
  expect(styleOf('ui/table')).toMatch(
    /:has\(> \$\{sticky\}\) :is\(a, button, input, select\)`, \{\s+scrollMarginBlockStart:/,
  )
})

test('UI-5351 a long label of the button beside the total takes two lines on a phone', () => {
  expect(styleOf('order/order')).toMatch(/\$\{bar\} > button`, \{[^}]*flexShrink: 1[^}]*whiteSpace: 'normal'/)
})

test.each([
  ['cod/cod', 'list'],
  ['invoices/form/invoice-form', 'details'],
])('UI-5754 by touch, no field has a font into which iOS zooms: %s', (name, field) => {
  const [, style] = new RegExp(`export const ${field} = style\\((.*?)\n(?:}|]|\\))`, 's').exec(styleOf(name)) ?? []
  expect(style).toMatch(/\[coarsePointer\]: \{ fontSize: `max\(16px, \$\{font\.size\.s\}\)` \}/)
})
