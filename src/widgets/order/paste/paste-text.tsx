import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useRef, useState } from 'react'
import { lookUp } from '../../../core/kernel/look-up'
import type { MarkKind, Span } from '../../../core/order/paste/order.paste.fields'
import type { Piece } from '../../../core/order/paste/order.paste.marks'
import { classNames } from '../../ui/class-names'
import * as css from './paste.css'
import { useMarkNames } from './use-paste-messages'
import { selectedPartIn } from './use-selected-part'

type MarkedPiece = Piece & { kind: MarkKind }

type PasteTextProps = {
  pieces: readonly Piece[]
  stale: boolean
  readOnly: boolean
  linked: string | undefined
  onLink(name: string | undefined): void
  onPress(piece: MarkedPiece): void
  onSelect(selectedPart: Span): void
}

const isMarked = (piece: Piece): piece is MarkedPiece => piece.kind !== undefined
const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/**
 * The message with its recognized parts marked: a single tab stop; arrows move between marks, Enter goes to the
 * field.
 */
export function PasteText({ pieces, stale, readOnly, linked, onLink, onPress, onSelect }: PasteTextProps) {
  const { t } = useLingui()
  const names = useMarkNames()
  const place = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(0)
  const marked = pieces.filter(isMarked)
  const active = Math.min(at, marked.length - 1)

  const press = (event: KeyboardEvent, piece: MarkedPiece, index: number) => {
    const { key } = event
    const ends: Record<string, number> = { Home: 0, End: marked.length - 1 }
    const step = lookUp(steps, key)
    const next = lookUp(ends, key) ?? (step && index + step)
    if (next !== undefined) {
      event.preventDefault()
      const to = Math.min(Math.max(next, 0), marked.length - 1)
      setAt(to)
      place.current?.querySelectorAll<HTMLElement>('[data-mark]')[to]?.focus()
    } else if ((key === 'Enter' && !event.ctrlKey && !event.metaKey) || key === ' ') {
      event.preventDefault()
      onPress(piece)
    }
  }
  const selected = () => (place.current ? selectedPartIn(place.current) : undefined)
  const select = () => {
    const selectedPart = selected()
    if (selectedPart && !readOnly) onSelect(selectedPart)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div
      ref={place}
      role="group"
      aria-label={t`Message. Use the arrow keys to go through the results.`}
      className={classNames(css.text, stale && css.stale)}
      dir="auto"
      // a long message scrolls: without a focusable mark, the text itself takes focus
      tabIndex={readOnly || marked.length === 0 ? 0 : undefined}
      onPointerUp={select}
    >
      {pieces.map((piece) => {
        if (!isMarked(piece))
          return (
            <span key={piece.start} data-start={piece.start}>
              {piece.text}
            </span>
          )
        const { kind, start, text } = piece
        const index = marked.indexOf(piece)
        const look = classNames(css.mark, css.kinds[kind], linked === kind && css.linked)
        if (readOnly)
          return (
            <mark key={start} data-start={start} className={look} title={names[kind]}>
              {text}
            </mark>
          )
        return (
          // biome-ignore lint/a11y/useSemanticElements: a button doesn't wrap, and its text can't be selected
          <span
            key={start}
            data-start={start}
            data-mark={kind}
            role="button"
            tabIndex={index === active ? 0 : -1}
            className={look}
            title={names[kind]}
            aria-label={`${names[kind]}: ${text}`}
            onPointerEnter={() => onLink(kind)}
            onPointerLeave={() => onLink(undefined)}
            onFocus={(event) => {
              event.stopPropagation()
              setAt(index)
              onLink(kind)
            }}
            onBlur={() => onLink(undefined)}
            onClick={() => {
              if (!selected()) onPress(piece)
            }}
            onKeyDown={(event) => press(event, piece, index)}
          >
            {text}
          </span>
        )
      })}
    </div>
  )
}

type PasteLegendProps = {
  kinds: readonly MarkKind[]
  linked: string | undefined
  onLink(name: string | undefined): void
}

export function PasteLegend({ kinds, linked, onLink }: PasteLegendProps) {
  const names = useMarkNames()
  if (kinds.length === 0) return null
  return (
    <ul className={css.legend}>
      {kinds.map((kind) => (
        <li
          key={kind}
          className={classNames(css.mark, css.kinds[kind], linked === kind && css.linked)}
          onPointerEnter={() => onLink(kind)}
          onPointerLeave={() => onLink(undefined)}
        >
          {names[kind]}
        </li>
      ))}
    </ul>
  )
}
