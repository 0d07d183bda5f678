import { piecesOf } from '../../../core/search/search.match'
import * as css from './palette.css'

/** A text with what was typed marked in it. */
export function MarkedText({ text, q }: { text: string; q: string }) {
  return piecesOf(text, q).map(({ text: piece, hit }, index) =>
    hit ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no identity but their place
      <mark key={index} className={css.mark}>
        {piece}
      </mark>
    ) : (
      piece
    ),
  )
}
