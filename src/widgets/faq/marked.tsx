import { markWords } from '../../core/faq/faq.marks'
import * as css from './faq.css'

/** A text with the words marked that somebody looks for. */
export function Marked({ text, query }: { text: string; query: string }) {
  return markWords(text, query).map(({ text: piece, isMarked }, nth) =>
    isMarked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no identity but their place
      <mark key={nth} className={css.mark}>
        {piece}
      </mark>
    ) : (
      piece
    ),
  )
}
