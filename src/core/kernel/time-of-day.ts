import { arabicDigits } from './money'

const clockText = /^([01]\d|2[0-3]):[0-5]\d$/

/** Whether the text is a time of day, HH:mm. */
export const isClock = (text: string): boolean => clockText.test(text)

/** A time as typed: 9, 930, 9.30, 09:30, ๙.๓๐ น. -> HH:mm; undefined if invalid. */
export function readClock(text: string): string | undefined {
  const plain = arabicDigits(text)
    .replace(/น\.?\s*$/, '')
    .trim()
  const [, hours = '', minutes = '00'] =
    /^(\d{1,2})(?:\s*[:.]\s*(\d{2}))?$/.exec(plain) ?? /^(\d{1,2})(\d{2})$/.exec(plain) ?? []
  const clock = `${hours.padStart(2, '0')}:${minutes}`
  return hours !== '' && isClock(clock) ? clock : undefined
}

/** This many minutes later, limited to the same day. */
export function addMinutes(clock: string, minutes: number): string {
  const [hours = 0, rest = 0] = clock.split(':').map(Number)
  const sum = Math.min(Math.max(hours * 60 + rest + minutes, 0), 24 * 60 - 1)
  return `${String(Math.floor(sum / 60)).padStart(2, '0')}:${String(sum % 60).padStart(2, '0')}`
}
