// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { Menu } from '../../src/widgets/ui/menu'
import { mounted } from '../helpers/mounted'
import { readSources } from '../helpers/sources'

const fail = (error: unknown) => {
  throw error
}

function Row() {
  return (
    <ul>
      <li data-row="">
        <span>words</span>
        <a href="#there">address</a>
        <input aria-label="name" />
        <input type="checkbox" aria-label="tick" />
        <Menu
          area="[data-row]"
          onFailed={fail}
          trigger={(props) => (
            <button type="button" {...props}>
              More
            </button>
          )}
          items={[{ value: 'edit', label: 'Edit' }]}
        />
      </li>
    </ul>
  )
}

test('UI-95 a right-click opens the menu of a row, but not on links, in fields and with Shift', () => {
  const { find } = mounted(<Row />)
  const isTaken = (selector: string, init: MouseEventInit = {}) => {
    const event = new MouseEvent('contextmenu', { bubbles: true, cancelable: true, button: 2, ...init })
    find(selector).dispatchEvent(event)
    return event.defaultPrevented
  }
  expect(['span', 'button', '[type=checkbox]', 'a', '[aria-label=name]'].map((each) => isTaken(each))).toEqual([
    ...[true, true, true],
    ...[false, false],
  ])
  expect(isTaken('span', { shiftKey: true })).toBe(false)
})

test('UI-96 rows of users and invoices open their menu on right-click', () => {
  const withArea = readSources('src/widgets/**/*.tsx').filter(({ text }) => /<Menu\s+area="tr"/.test(text))
  expect(withArea.map(({ file }) => file).sort()).toEqual([
    'src/widgets/invoices/invoice-cells.tsx',
    'src/widgets/users/users-results.tsx',
  ])
})
