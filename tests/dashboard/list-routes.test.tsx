// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inAddressOverList } from '../../src/widgets/dashboard/routes/list-routes'
import type { ScreenProps } from '../../src/widgets/dashboard/routes/row'

const back = vi.spyOn(history, 'back').mockImplementation(() => undefined)
beforeEach(() => back.mockClear())
afterEach(() => history.replaceState(null, ''))

/** The order LR-1 is open over its list, and the browser takes its time to go back. */
function open() {
  const setSearch = vi.fn<ScreenProps['setSearch']>()
  history.replaceState({ isOverList: true }, '')
  const { onQueryChanged } = inAddressOverList({ search: 'order=LR-1', setSearch } as unknown as ScreenProps, 'order')
  const arrive = () => {
    history.replaceState(null, '')
    dispatchEvent(new PopStateEvent('popstate'))
  }
  return { setSearch, onQueryChanged, arrive }
}

test('ORDERS-383 what was typed in the list while an order is being closed is applied to the list, and the order stays closed', () => {
  const { setSearch, onQueryChanged, arrive } = open()
  onQueryChanged({ query: '', replace: true })
  onQueryChanged({ query: 'q=somchai&order=LR-1', replace: true })
  expect([back.mock.calls.length, setSearch.mock.calls]).toEqual([1, []])
  arrive()
  expect(setSearch.mock.calls).toEqual([['q=somchai', { replace: true }]])
})

test('ORDERS-382 closing twice goes back one step, and another order that was opened meanwhile opens over the list', () => {
  const { setSearch, onQueryChanged, arrive } = open()
  for (let nth = 0; nth < 2; nth++) onQueryChanged({ query: '', replace: true })
  onQueryChanged({ query: 'order=LR-2', replace: false })
  arrive()
  expect(back).toHaveBeenCalledTimes(1)
  expect(setSearch.mock.calls).toEqual([['order=LR-2', { state: { isOverList: true } }]])
})
