import { useState } from 'react'
import type { LetterStart } from '../letter-start'

/** What tells two open emails apart. */
export type LetterIdentity = {
  /** of the draft it is stored as */
  readonly draftId: number | undefined
  /** nothing has been written yet */
  readonly isBlank: boolean
}

export type OpenLetter = LetterIdentity & {
  readonly key: number
  readonly start: LetterStart
  /** to be saved and closed */
  readonly isLeaving: boolean
}

type OpenLetters = {
  /** in the order they were begun */
  readonly letters: readonly OpenLetter[]
  /** key of the one at full size; the others are minimised */
  readonly active: number | undefined
  readonly last: number
}

/** Of more, the oldest minimised one is closed and stays among the drafts. */
const mostOpen = 5

const isSame = ({ start: one, draftId, isBlank }: OpenLetter, other: LetterStart): boolean => {
  if (other.kind === 'new') return one.kind === 'new' && isBlank
  if (other.kind === 'again') return false
  if (other.kind === 'draft' && draftId === other.mail.id) return true
  return one.kind === other.kind && 'mail' in one && one.mail.id === other.mail.id
}

function begun({ letters, last }: OpenLetters, start: LetterStart): OpenLetters {
  const known = letters.find((each) => !each.isLeaving && isSame(each, start))
  if (known) return { letters, last, active: known.key }
  const key = last + 1
  const draftId = start.kind === 'draft' ? start.mail.id : undefined
  const staying = letters.filter(({ isLeaving }) => !isLeaving)
  const leaving = staying.slice(0, Math.max(0, staying.length + 1 - mostOpen))
  return {
    letters: [
      ...letters.map((each) => (leaving.includes(each) ? { ...each, isLeaving: true } : each)),
      { key, start, draftId, isBlank: start.kind === 'new', isLeaving: false },
    ],
    active: key,
    last: key,
  }
}

/** Emails being written side by side: one at full size, the others minimised. */
export function useOpenLetters() {
  const [{ letters, active }, setOpen] = useState<OpenLetters>({ letters: [], active: undefined, last: 0 })
  const change = (key: number, to: Partial<OpenLetter>) =>
    setOpen((now) => ({ ...now, letters: now.letters.map((each) => (each.key === key ? { ...each, ...to } : each)) }))
  return {
    letters,
    active,
    begin: (start: LetterStart) => setOpen((now) => begun(now, start)),
    end: (key: number) => setOpen((now) => ({ ...now, letters: now.letters.filter((each) => each.key !== key) })),
    /** makes it the one at full size, or minimises it */
    show: (key: number, isFull: boolean) =>
      setOpen((now) => ({ ...now, active: isFull ? key : now.active === key ? undefined : now.active })),
    identify: (key: number, identity: LetterIdentity) => change(key, identity),
    /** saving it failed, or it waits for a file: it stays open */
    stay: (key: number) => change(key, { isLeaving: false }),
  }
}
