import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useRoom } from '../root/use-room'

/** What the list leads to; the bar for several orders comes with the first that is ticked. */
export function useRooms(isSelecting: boolean) {
  const { t } = useLingui()
  const lost = t`This part could not be loaded. Check the connection and try again.`
  const drawer = useRoom(
    () => import('./detail/order-drawer'),
    ({ OrderDrawer }) => OrderDrawer,
    lost,
  )
  const tracking = useRoom(
    () => import('./tracking/tracking-dialog'),
    ({ TrackingDialog }) => TrackingDialog,
    lost,
  )
  const sheet = useRoom(
    () => import('./export/export-dialog'),
    ({ ExportDialog }) => ExportDialog,
    lost,
  )
  const bulk = useRoom(
    () => import('./bulk/bulk-bar'),
    ({ BulkBar }) => BulkBar,
    lost,
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: a failure is tried again with the next choice
  useEffect(() => {
    if (isSelecting) void bulk.enter()
  }, [isSelecting])
  return { drawer, tracking, sheet, bulk }
}
