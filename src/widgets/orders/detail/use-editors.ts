import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { Editor } from '../../../core/live/editing/live.editing.contract'
import { useView } from '../../runtime/use-engine'

/** Others who are editing this order now; while it is edited here, they learn of it too. */
export function useEditors(OrderNumber: string, isEditing: boolean): readonly Editor[] {
  const view = useView('live.editing', { key: OrderNumber }, OrderNumber)
  useEffect(() => view.send({ type: 'editing.set', isEditing }), [view, isEditing])
  return useSelector(view, ({ context }) => context.editors)
}
