import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { type MarkKind, markKinds, type Span } from '../../../core/order/paste/order.paste.fields'
import { piecesOf } from '../../../core/order/paste/order.paste.marks'
import { Button } from '../../ui/button'
import { FieldError } from '../../ui/field'
import { Loading, Skeleton } from '../../ui/skeleton'
import * as css from './paste.css'
import { PasteDifferences } from './paste-differences'
import { PasteItems } from './paste-items'
import { PasteLegend } from './paste-legend'
import { PasteMeaning } from './paste-meaning'
import { PasteText } from './paste-text'
import type { Paste } from './use-paste'

type PastePanelProps = {
  paste: Paste
  readOnly: boolean
  linked: string | undefined
  onLink(name: string | undefined): void
  onGo(kind: MarkKind): void
  stretch: Span | undefined
  onStretch(stretch: Span): void
}

/** The message with what was found in it, and everything a person may say about that. */
export function PastePanel({ paste, readOnly, linked, onLink, onGo, stretch, onStretch }: PastePanelProps) {
  const { t } = useLingui()
  const { stage, reading, items } = paste
  const place = useRef<HTMLElement>(null)
  if (stage === 'blank' || stage === 'tooLong') return null
  if (stage === 'failed')
    return (
      <div className={css.panel}>
        <FieldError>{t`Couldn't read the message. You can fill in the fields yourself.`}</FieldError>
        <div>
          <Button size="s" onClick={paste.retry}>{t`Try again`}</Button>
        </div>
      </div>
    )
  if (!reading)
    return (
      <Loading label={t`Reading message`} className={css.panel}>
        <Skeleton count={3} />
      </Loading>
    )
  const all = [...reading.found, ...items.map(({ spans }) => ({ kind: 'item' as const, spans }))]
  const pieces = piecesOf(reading.text, all)
  const present = new Set(pieces.map(({ kind }) => kind))
  const isStale = stage !== 'read'
  const goToItem = (start: number) => {
    const at = items.findIndex(({ spans }) => spans.some(([from, to]) => from <= start && start < to))
    place.current?.querySelectorAll('[data-item]')[at]?.querySelector('select')?.focus()
  }
  return (
    <section ref={place} className={css.panel} aria-label={t`What the message says`} aria-busy={isStale || undefined}>
      {all.length === 0 && !isStale && (
        <p role="status">{t`Nothing was recognised in this message. Select part of it to say what it is.`}</p>
      )}
      <PasteText
        pieces={pieces}
        stale={isStale}
        readOnly={readOnly}
        linked={linked}
        onLink={onLink}
        onPress={(piece) => {
          onStretch([piece.start, piece.end])
          if (piece.kind === 'item') goToItem(piece.start)
          else onGo(piece.kind)
        }}
        onSelect={onStretch}
      />
      <PasteLegend kinds={markKinds.filter((kind) => present.has(kind))} linked={linked} onLink={onLink} />
      {!readOnly && !isStale && (
        <>
          <PasteMeaning text={reading.text} stretch={stretch} paste={paste} />
          <PasteDifferences paste={paste} />
          {items.length > 0 && <PasteItems paste={paste} />}
        </>
      )}
    </section>
  )
}
