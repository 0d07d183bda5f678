// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { Button } from '../../src/widgets/ui/button'
import { mounted } from '../helpers/mounted'

test("UI-60 a busy button keeps the focus and ignores presses, and doesn't submit its form", () => {
  const received: string[] = []
  const form = (busy: boolean) => (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        received.push('submit')
      }}
    >
      <Button type="submit" busy={busy} onClick={() => received.push('click')}>
        Save
      </Button>
    </form>
  )
  const { find, click, render } = mounted(form(false))
  find('button').focus()
  click('button')
  expect(received).toEqual(['click', 'submit'])
  render(form(true))
  click('button')
  expect(received).toEqual(['click', 'submit'])
  expect(document.activeElement).toBe(find('button'))
  expect([find('button').getAttribute('aria-disabled'), find('button').getAttribute('aria-busy')]).toEqual([
    'true',
    'true',
  ])
})

test('UI-60 a disabled button stays focusable', () => {
  let presses = 0
  const { find, click } = mounted(
    <Button disabled onClick={() => presses++}>
      Next
    </Button>,
  )
  click('button')
  expect([presses, find('button').tabIndex, find('button').getAttribute('aria-disabled')]).toEqual([0, 0, 'true'])
})

test('UI-61 a button with only an icon has a name', () => {
  const { find } = mounted(<Button icon={<i />} label="Cart" />)
  expect([find('button').getAttribute('aria-label'), find('button').title]).toEqual(['Cart', 'Cart'])
})
