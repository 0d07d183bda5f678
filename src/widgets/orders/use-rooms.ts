import { useEffect } from 'react'
import { useRoom } from './use-room'

const loadDrawer = () => import('./detail/order-drawer').then(({ OrderDrawer }) => OrderDrawer)
const loadTracking = () => import('./tracking/tracking-dialog').then(({ TrackingDialog }) => TrackingDialog)
const loadSheet = () => import('./export/export-dialog').then(({ ExportDialog }) => ExportDialog)
const loadBulk = () => import('./bulk/bulk-bar').then(({ BulkBar }) => BulkBar)

/** What the list leads to; the bar for several orders comes with the first that is ticked. */
export function useRooms(isSelecting: boolean) {
  const drawer = useRoom(loadDrawer)
  const tracking = useRoom(loadTracking)
  const sheet = useRoom(loadSheet)
  const bulk = useRoom(loadBulk)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a failure is tried again with the next choice
  useEffect(() => {
    if (isSelecting) void bulk.enter()
  }, [isSelecting])
  return { drawer, tracking, sheet, bulk }
}
