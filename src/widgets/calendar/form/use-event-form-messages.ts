import { useLingui } from '@lingui/react/macro'
import type { CalendarEvent } from '../../../core/calendar/calendar.event'
import { differingParts, type EventPart } from '../../../core/calendar/calendar.updating'
import type { FieldErrors, RaanError } from '../../../core/kernel/errors'
import { lookUp } from '../../../core/kernel/look-up'
import { dayText, momentText } from '../../i18n/dates'
import { useLocale } from '../../runtime/use-locale'
import { useCalendarMessages } from '../use-calendar-messages'

export function useFormMessages() {
  const { t } = useLingui()
  const locale = useLocale()
  const { calendar } = useCalendarMessages()
  const sentences: Record<string, Record<string, string>> = {
    title: { required: t`Enter a title` },
    start: { timestamp: t`Enter a date and time` },
    end: { timestamp: t`Enter a date and time`, 'end-before-start': t`The end must be after the start` },
    url: { url: t`Links must start with https://` },
  }
  const names: Record<string, string> = {
    title: t`Title`,
    start: t`Start`,
    end: t`End`,
    url: t`Link`,
  }
  const other = t`This wasn't accepted. Check it and try again.`
  const sentence = (path: string, [code = '']: readonly string[]) =>
    // anything that isn't a code is a message from the backend
    lookUp(lookUp(sentences, path), code) ?? (/^[a-z-]*$/.test(code) ? other : code)
  const reasons: Record<string, string> = {
    forbidden: t`You don't have permission to change this calendar.`,
    unauthenticated: t`Sign in again.`,
  }
  const timeOf = (time: string, allDay: boolean) => (allDay ? dayText(time, locale) : momentText(time, locale))
  const changeOf: Record<EventPart, (event: CalendarEvent) => { label: string; text: string }[]> = {
    title: ({ title }) => [{ label: t`Title`, text: title }],
    url: ({ url }) => [{ label: t`Link`, text: url }],
    time: ({ start, end, allDay }) => [
      { label: t`Start`, text: timeOf(start, allDay) },
      { label: t`End`, text: timeOf(end, allDay) },
    ],
    calendar: ({ extendedProps }) => [
      { label: t({ message: 'Calendar', context: 'field' }), text: calendar(extendedProps.calendar) },
    ],
    guests: ({ extendedProps }) => [{ label: t`Guests`, text: extendedProps.guests.join(', ') }],
    location: ({ extendedProps }) => [{ label: t`Location`, text: extendedProps.location }],
    description: ({ extendedProps }) => [{ label: t`Description`, text: extendedProps.description }],
  }
  return {
    /** what someone else changed since the event was opened */
    meanwhile: (before: CalendarEvent, theirs: CalendarEvent) => ({
      by: theirs.changedBy ?? '',
      changes: differingParts(before, theirs).flatMap((name) => changeOf[name](theirs)),
    }),
    failure: ({ code }: RaanError, isUnchanged: boolean) => {
      if (!isUnchanged)
        return t`We couldn't confirm whether the event was saved. Your entries are still here, and it's safe to save again.`
      return lookUp(reasons, code) ?? t`Couldn't save the event. Your entries are still here. Try again.`
    },
    error: (errors: FieldErrors, path: string) => {
      const codes = lookUp(errors, path)
      return codes && sentence(path, codes)
    },
    /** `path` is '' for errors that belong to no field of the form */
    fieldErrors: (errors: FieldErrors) =>
      Object.entries(errors)
        .map(([path, codes]) => {
          const name = lookUp(names, path)
          return { path: name ? path : '', name, text: sentence(path, codes) }
        })
        .sort((a, b) => Object.keys(names).indexOf(a.path) - Object.keys(names).indexOf(b.path)),
  }
}
