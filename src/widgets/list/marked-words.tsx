import { markWords } from '../../core/kernel/mark-words'
import { mark } from './marked-words.css'

/** A text in which the words of a search are marked. */
export function MarkedWords({ text, words }: { text: string; words: readonly string[] }) {
  return markWords(text, ...words).map(({ text: piece, isMarked }, nth) =>
    isMarked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no identity except their index
      <mark key={nth} className={mark}>
        {piece}
      </mark>
    ) : (
      piece
    ),
  )
}
