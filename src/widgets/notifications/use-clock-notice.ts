import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { systemClock } from '../../core/kernel/clock'
import { momentText } from '../i18n/dates'
import { useEngineEvent } from '../runtime/use-engine-event'
import { useLocale } from '../runtime/use-locale'
import { useToaster } from '../runtime/use-toaster'

/** How far clocks may differ without a word, in milliseconds. */
const tolerated = 5 * 60_000

/** Says once that this device's clock is wrong: what counts as today, and dates of new documents, follow it. */
export function useClockNotice(): void {
  const { t } = useLingui()
  const locale = useLocale()
  const toaster = useToaster()
  const isTold = useRef(false)
  useEngineEvent('clock.compared', ({ behind }) => {
    const isWrong = Math.abs(behind) > tolerated
    if (isWrong === isTold.current) return
    isTold.current = isWrong
    if (!isWrong) return toaster.dismiss('clock')
    const moment = momentText(systemClock.now() + behind, locale)
    toaster.show({
      id: 'clock',
      tone: 'error',
      title: t`This device's clock is wrong`,
      text: t`By the shop's system, it is ${moment}. Today's figures and the dates of new documents follow this device: set its clock, then reload the page.`,
    })
  })
}
