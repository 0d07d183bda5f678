import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import createIcon from '../../src/widgets/ui/create-icon'

test.each([
  ['chevron-left', true],
  ['arrow-right', true],
  ['log-out', true],
  ['undo-2', true],
  ['panel-left-close', true],
  ['arrow-up', false],
  ['chevron-down', false],
  ['sender', false],
  ['trash-2', false],
])('DASH-60 %s is mirrored from right to left: %s', (name, mirrors) => {
  const Icon = createIcon({ name, node: [] })
  expect(renderToStaticMarkup(<Icon />).includes('data-mirrors')).toBe(mirrors)
})
