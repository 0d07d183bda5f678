import { useEffect } from 'react'
import { lazyPart } from '../../core/kernel/lazy-part'
import { usePressedPart } from '../lazy/use-pressed-part'

const orderDrawer = lazyPart(
  () => import('./detail/order-drawer'),
  (file) => file.OrderDrawer,
)
const trackingDialog = lazyPart(
  () => import('./tracking/tracking-dialog'),
  (file) => file.TrackingDialog,
)
const exportDialog = lazyPart(
  () => import('./export/export-dialog'),
  (file) => file.ExportDialog,
)
const bulkBar = lazyPart(
  () => import('./bulk/bulk-bar'),
  (file) => file.BulkBar,
)

/** What the list leads to; the bar for several orders comes with the first that is ticked. */
export function useOrdersParts(isSelecting: boolean) {
  const bulk = usePressedPart(bulkBar)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a failure is tried again with the next choice
  useEffect(() => {
    if (isSelecting) void bulk.enter()
  }, [isSelecting])
  return {
    drawer: usePressedPart(orderDrawer),
    tracking: usePressedPart(trackingDialog),
    sheet: usePressedPart(exportDialog),
    bulk,
  }
}
