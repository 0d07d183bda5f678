// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { Dialog } from '../../src/widgets/ui/dialog'
import { mounted } from '../helpers/mounted'

test('UI-2010 the second press of a double click beside a dialog leaves it open; a press of its own closes it', () => {
  let closed = 0
  const { find } = mounted(
    <Dialog open title="Order differs" closeLabel="Close" onClose={() => closed++}>
      Compare them
    </Dialog>,
  )
  const dialog = find('dialog')
  const pressBeside = (detail: number) => {
    const at = { bubbles: true, clientX: -5, clientY: -5 }
    dialog.dispatchEvent(new PointerEvent('pointerdown', at))
    dialog.dispatchEvent(new MouseEvent('mousedown', { ...at, detail }))
    dialog.dispatchEvent(new PointerEvent('pointerup', at))
    dialog.dispatchEvent(new MouseEvent('mouseup', { ...at, detail }))
  }
  pressBeside(2)
  expect(closed).toBe(0)
  pressBeside(1)
  expect(closed).toBe(1)
})
