import { useLingui } from '@lingui/react/macro'
import Again from 'lucide-react/icons/rotate-cw'
import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '../../core/kernel/lazy-part'
import { useLazyPart } from '../lazy/use-lazy-part'
import { useReportLoadFailure } from '../lazy/use-pressed-part'
import { whenIdle } from '../runtime/when-idle'
import { FailureContext, WidgetBoundary } from '../runtime/widget-boundary'
import { Button } from '../ui/button'
import { chatOf, lowStockOf, mailOf, orderPath } from './routes/paths'
import * as css from './top-bar.css'

const pathOf = ({ kind, ref, subject }: { kind: string; ref: string; subject: string }): string => {
  if (kind === 'chat.received') return chatOf(ref)
  if (kind === 'stock.low') return lowStockOf(subject)
  return kind === 'mail.received' ? mailOf(ref) : orderPath(ref)
}

const bell = lazyPart(
  () => import('../notifications'),
  ({ RaanNotifications }) => RaanNotifications,
)

/** Whoever may read none of these gets no notifications. */
export const notified = ['Order', 'Parcel', 'Settlement', 'Product', 'Email', 'Chat']

/** Loads after everything else. */
export function Bell({ go }: { go(path: string): void }) {
  const { t } = useLingui()
  const reportLoadFailure = useReportLoadFailure()
  const [idle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  const { here: Notifications, isFailed, enter } = useLazyPart(bell, idle)
  const reloadButton = (retry: () => unknown) => (
    <Button look="ghost" icon={<Again />} label={t`Reload notifications`} onClick={() => void retry()} />
  )
  if (isFailed) return reloadButton(async () => (await enter()) || reportLoadFailure())
  // keeps the place of the button
  if (!Notifications) return <span className={css.bell} />
  return (
    <FailureContext value={({ retry }) => reloadButton(retry)}>
      <WidgetBoundary>
        <Suspense fallback={<span className={css.bell} />}>
          <Notifications onOpen={(notification) => go(pathOf(notification))} />
        </Suspense>
      </WidgetBoundary>
    </FailureContext>
  )
}
