import { useLingui } from '@lingui/react/macro'
import { type MouseEvent, useRef, useState } from 'react'
import { loadChunk } from '../../core/kernel/load-chunk'
import { useToaster } from '../runtime/use-toaster'
import type { DateCalendar } from './date-calendar'

type Calendar = typeof DateCalendar

const load = () => loadChunk(() => import('./date-calendar')).then((file) => file.DateCalendar)

/** The calendar, whose code comes when somebody goes near its button. */
export function useDateCalendar() {
  const { t } = useLingui()
  const toaster = useToaster()
  const [Part, setPart] = useState<Calendar>()
  const [isLoading, setIsLoading] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  const wasOpen = useRef(false)
  const open = async () => {
    if (isLoading) return
    setIsLoading(true)
    try {
      const part = await load()
      setPart(() => part)
      setIsOpen(true)
    } catch {
      toaster.show({
        id: 'calendar',
        tone: 'error',
        title: t`Couldn't load the calendar. Check your connection, or type the date.`,
      })
    } finally {
      setIsLoading(false)
    }
  }
  return {
    Calendar: Part,
    isOpen,
    isLoading,
    /** what a hint could not fetch is told when somebody opens it */
    preload: () => void load().catch(() => undefined),
    toggle: () => (isOpen ? setIsOpen(false) : void open()),
    /** a press beside the calendar closes it, before the button hears of the same press */
    pressed() {
      wasOpen.current = isOpen
    },
    press(event: MouseEvent) {
      if (isOpen || (event.detail > 0 && wasOpen.current)) setIsOpen(false)
      else void open()
    },
    close: () => setIsOpen(false),
  }
}
