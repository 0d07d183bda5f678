// @vitest-environment happy-dom
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Tabs } from '../../src/widgets/ui/tabs'
import { mounted } from '../helpers/mounted'

const tabs = [
  { value: 'all', label: 'All' },
  { value: 'new', label: 'New' },
  { value: 'sent', label: 'Sent' },
]

function Held() {
  const [value, setValue] = useState('all')
  return (
    <Tabs label="Status" tabs={tabs} value={value} onChange={setValue}>
      {`panel of ${value}`}
    </Tabs>
  )
}

test('UI-40 arrows, Home and End select a tab, move the focus, and wrap around', () => {
  const { press, find } = mounted(<Held />)
  const chosen = () => [find('[aria-selected=true]').textContent, document.activeElement?.textContent]
  find('[aria-selected=true]').focus()
  const after = ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End'].map((key) => {
    expect(press(key, '[aria-selected=true]')).toBe(false)
    return chosen()
  })
  expect(after).toEqual([
    ['New', 'New'],
    ['Sent', 'Sent'],
    ['All', 'All'],
    ['Sent', 'Sent'],
    ['All', 'All'],
    ['Sent', 'Sent'],
  ])
})

test('UI-40 other keys are left to the page', () => {
  const { press, find } = mounted(<Held />)
  expect(press('ArrowDown', '[aria-selected=true]')).toBe(true)
  expect(find('[aria-selected=true]').textContent).toBe('All')
})

test('UI-41 one tab is in the tab order, and names the panel', () => {
  const { all, find, click } = mounted(<Held />)
  click('[role=tab]:nth-child(2)')
  expect(all('[role=tab]').map((tab) => tab.tabIndex)).toEqual([-1, 0, -1])
  const panel = find('[role=tabpanel]')
  expect(panel.textContent).toBe('panel of new')
  expect(document.getElementById(panel.getAttribute('aria-labelledby') ?? '')?.textContent).toBe('New')
  expect(find('[aria-selected=true]').getAttribute('aria-controls')).toBe(panel.id)
})
