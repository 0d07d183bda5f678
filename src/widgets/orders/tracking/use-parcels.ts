import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { TrackedOrder } from '../../../core/orders/orders.changes.contract'
import { useView } from '../../runtime/use-engine'

/** What the backend knows of these orders and numbers; `text` is what they were read from. */
export function useParcels(text: string, lines: readonly TrackedOrder[]) {
  const view = useView('orders.tracked')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text makes the lines
  useEffect(() => view.send({ type: 'lines.change', lines }), [view, text])
  return {
    known: useSelector(view, ({ context }) => context.known),
    isKnown: useSelector(view, ({ value }) => value === 'settled'),
    look: () => view.send({ type: 'lines.look' }),
    forget: () => view.send({ type: 'parcels.forget' }),
  }
}
