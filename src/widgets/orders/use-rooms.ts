import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { loadChunk } from '../../core/kernel/load-chunk'
import { useRoom } from '../root/use-room'

const loadDrawer = () => loadChunk(() => import('./detail/order-drawer')).then(({ OrderDrawer }) => OrderDrawer)
const loadTracking = () =>
  loadChunk(() => import('./tracking/tracking-dialog')).then(({ TrackingDialog }) => TrackingDialog)
const loadSheet = () => loadChunk(() => import('./export/export-dialog')).then(({ ExportDialog }) => ExportDialog)
const loadBulk = () => loadChunk(() => import('./bulk/bulk-bar')).then(({ BulkBar }) => BulkBar)

/** What the list leads to; the bar for several orders comes with the first that is ticked. */
export function useRooms(isSelecting: boolean) {
  const { t } = useLingui()
  const lost = t`This part could not be loaded. Check the connection and try again.`
  const drawer = useRoom(loadDrawer, lost)
  const tracking = useRoom(loadTracking, lost)
  const sheet = useRoom(loadSheet, lost)
  const bulk = useRoom(loadBulk, lost)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a failure is tried again with the next choice
  useEffect(() => {
    if (isSelecting) void bulk.enter()
  }, [isSelecting])
  return { drawer, tracking, sheet, bulk }
}
