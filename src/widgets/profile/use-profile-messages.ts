import { formatTag } from '../../core/kernel/format-tag'
import { readTimestamp } from '../../core/kernel/timestamp'
import { dayText, momentText } from '../i18n/dates'
import { useLocale } from '../runtime/use-locale'

/** Formats days and moments from the backend; anything else is returned unchanged. */
export function useProfileMessages() {
  const locale = useLocale()
  const percent = new Intl.NumberFormat(formatTag(locale), { style: 'percent' })
  return {
    when(text: string): string {
      const moment = readTimestamp(text)
      if (moment === undefined) return text
      return text.includes(':') ? momentText(moment, locale) : dayText(moment.slice(0, 10), locale)
    },
    /** of an integer: 48 → 48 % */
    percent: (share: number) => percent.format(share / 100),
  }
}

const longestName = 40

/** A short excerpt used as a name. */
export const excerptOf = (text: string): string => {
  const letters = [...text.trim().replace(/\s+/g, ' ')]
  return letters.length > longestName ? `${letters.slice(0, longestName).join('')}…` : letters.join('')
}
