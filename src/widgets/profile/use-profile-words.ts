import { dayText, momentText } from '../i18n/dates'
import { useLocale } from '../root/use-locale'

/** Days and moments of the backend as people say them; anything else stays as it is. */
export function useProfileWords() {
  const locale = useLocale()
  const percent = new Intl.NumberFormat(locale, { style: 'percent' })
  return {
    when(text: string): string {
      const isMoment = /^\d{4}-\d{2}-\d{2}T/.test(text) && !Number.isNaN(Date.parse(text))
      if (isMoment) return momentText(text, locale)
      const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))
      return isDay ? dayText(text, locale) : text
    },
    /** of a whole number: 48 → 48 % */
    percent: (share: number) => percent.format(share / 100),
  }
}

const longestName = 40

/** The beginning of a text, to name it by. */
export const beginningOf = (text: string): string => {
  const letters = [...text.trim().replace(/\s+/g, ' ')]
  return letters.length > longestName ? `${letters.slice(0, longestName).join('')}…` : letters.join('')
}
