import { useState } from 'react'
import type { LetterStart } from '../letter-start'

type Letters = { key: number; current: LetterStart | undefined; next: LetterStart | undefined }

const isSame = (one: LetterStart, other: LetterStart): boolean =>
  one.kind === other.kind && 'mail' in one && 'mail' in other && one.mail.id === other.mail.id

/** One letter is written at a time. Another one waits until the first is safe among the drafts. */
export function useLetters() {
  const [{ key, current, next }, setLetters] = useState<Letters>({ key: 0, current: undefined, next: undefined })
  return {
    key,
    current,
    /** the one that is open makes room */
    isLeaving: next !== undefined,
    begin: (start: LetterStart) =>
      setLetters((now) => {
        if (now.current === undefined) return { key: now.key + 1, current: start, next: undefined }
        return isSame(now.current, start) ? now : { ...now, next: start }
      }),
    /** it was sent, stored or thrown away */
    end: () => setLetters((now) => ({ key: now.key + 1, current: now.next, next: undefined })),
    /** it could not be stored: it stays, and what waited is not begun */
    stay: () => setLetters((now) => ({ ...now, next: undefined })),
  }
}
