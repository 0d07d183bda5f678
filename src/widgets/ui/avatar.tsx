import User from 'lucide-react/icons/user'
import { useState } from 'react'
import * as css from './avatar.css'
import { classNames } from './class-names'

// written before the consonant they belong to: the initial of เกศินี is ก
const leadingVowel = /[เ-ไ]/

const letters = new Intl.Segmenter('th', { granularity: 'grapheme' })

function firstLetter(word: string): string {
  for (const { segment } of letters.segment(word)) {
    const letter = segment.replace(/\p{M}/gu, '')
    if (/[\p{L}\p{N}]/u.test(letter) && !leadingVowel.test(letter)) return [...letter][0]?.toLocaleUpperCase('en') ?? ''
  }
  return ''
}

/** Initials of the first and last word, at most two letters; '' for an empty name. */
export function initialsOf(name: string): string {
  const found = name
    .normalize('NFC')
    .split(/[\s,.]+/u)
    .map(firstLetter)
    .filter(Boolean)
  return found.length > 1 ? `${found[0]}${found.at(-1)}` : (found[0] ?? '')
}

/** A number below `count`, stable per name. */
export function hueOf(name: string, count: number): number {
  let sum = 0
  for (const letter of name.normalize('NFC')) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0
  return sum % count
}

type AvatarProps = {
  name: string
  src?: string | undefined
  size?: 's' | 'm' | 'l' | 'xl'
  /** false if the name is next to it */
  named?: boolean
}

/** An image, or the initials on a colour derived from the name. */
export function Avatar({ name, src, size = 'm', named = false }: AvatarProps) {
  const [failed, setFailed] = useState<string>()
  const initials = initialsOf(name)
  return (
    <span
      className={classNames(css.avatar, css.sizes[size], css.hues[hueOf(name, css.hues.length)])}
      part="avatar"
      {...(named ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
    >
      {initials || <User className={css.icon} aria-hidden="true" />}
      {src && failed !== src && <img className={css.image} src={src} alt="" onError={() => setFailed(src)} />}
    </span>
  )
}
