import { useLingui } from '@lingui/react/macro'
import Arrow from 'lucide-react/icons/chevron-down'
import { useRef, useState } from 'react'
import type { LineDifference } from '../../../core/order/paste/order.paste.compare'
import { type MarkKind, markKinds, type Span } from '../../../core/order/paste/order.paste.fields'
import { piecesOf, wholeSpan } from '../../../core/order/paste/order.paste.marks'
import { paymentMethods } from '../../../core/orders/orders.contract'
import { useLoadFailure } from '../../lazy/use-load-failure'
import { useOrderMessages } from '../../orders/use-order-messages'
import { Button } from '../../ui/button'
import { FieldError } from '../../ui/field'
import { Menu } from '../../ui/menu'
import { Loading, Skeleton } from '../../ui/skeleton'
import { useOrderFormMessages } from '../use-order-form-messages'
import * as css from './paste.css'
import { PasteItems } from './paste-items'
import { PasteOrders } from './paste-orders'
import { PasteLegend, PasteText } from './paste-text'
import type { Difference, Paste } from './use-paste'
import { useMarkNames } from './use-paste-messages'

type PastePanelProps = {
  paste: Paste
  /** where the order's lines differ from the message's */
  differences: readonly LineDifference[]
  readOnly: boolean
  linked: string | undefined
  onLink(name: string | undefined): void
  onGo(kind: MarkKind): void
  selectedPart: Span | undefined
  onSelectPart(selectedPart: Span): void
}

export function PastePanel({
  paste,
  differences,
  readOnly,
  linked,
  onLink,
  onGo,
  selectedPart,
  onSelectPart,
}: PastePanelProps) {
  const { t } = useLingui()
  const { stage, reading, items, orders } = paste
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
      {orders.length > 1 && !isStale && <PasteOrders paste={paste} readOnly={readOnly} />}
      <PasteText
        pieces={pieces}
        stale={isStale}
        readOnly={readOnly}
        linked={linked}
        onLink={onLink}
        onPress={(piece) => {
          onSelectPart([piece.start, piece.end])
          if (piece.kind === 'item') goToItem(piece.start)
          else onGo(piece.kind)
        }}
        onSelect={onSelectPart}
      />
      <PasteLegend kinds={markKinds.filter((kind) => present.has(kind))} linked={linked} onLink={onLink} />
      {!readOnly && !isStale && (
        <>
          <PasteMeaning text={reading.text} selectedPart={selectedPart} paste={paste} />
          <PasteDifferences paste={paste} />
          {items.length > 0 && <PasteItems paste={paste} differences={differences} />}
        </>
      )}
    </section>
  )
}

/** Fields where form and message differ: user input stays until the user decides. */
function PasteDifferences({ paste }: { paste: Paste }) {
  const { t } = useLingui()
  const { labels } = useOrderFormMessages()
  const { method, delivery } = useOrderMessages()
  const { kept, missing } = paste
  const said = ({ name, value }: Difference) => {
    if (name === 'DeliveryType') return delivery({ value, label: value })
    return name === 'paymentMethod' ? method(paymentMethods.find((each) => each === value) ?? 'cod') : value
  }
  return (
    <>
      {missing.length > 0 && (
        <div className={css.row}>
          <p>{t`The message has more than the fields below.`}</p>
          <Button size="s" look="primary" onClick={paste.fillIn}>{t`Fill in fields`}</Button>
        </div>
      )}
      {kept.length > 0 && (
        <div className={css.kept}>
          <p>{t`Kept as you entered it. The message says:`}</p>
          <ul className={css.list}>
            {kept.map((difference) => (
              <li key={difference.name} className={css.row}>
                <p className={css.words}>
                  {labels[difference.name]}: <bdi>{said(difference)}</bdi>
                </p>
                <Button
                  size="s"
                  label={t`Use this: ${labels[difference.name]}`}
                  onClick={() => paste.overwrite(difference)}
                >
                  {t`Use this`}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

type PasteMeaningProps = { text: string; selectedPart: Span | undefined; paste: Paste }

const shortened = (text: string): string => (text.length > 40 ? `${text.slice(0, 39)}…` : text)

function PasteMeaning({ text, selectedPart, paste }: PasteMeaningProps) {
  const { t } = useLingui()
  const names = useMarkNames()
  const reportLoadFailure = useLoadFailure({ title: t`Couldn't load this. Try again.` })
  const [said, setSaid] = useState('')
  const part = selectedPart ? text.slice(...wholeSpan(text, selectedPart)).trim() : ''
  if (!selectedPart || part === '')
    return <p className={css.hint}>{t`Wrong? Select part of the message, here or in the box, and say what it is.`}</p>
  const shown = shortened(part)
  const choose = (name: string, act: () => void) => () => {
    act()
    setSaid(`${shown}: ${name}`)
  }
  return (
    <div className={css.meaning}>
      <p className={css.part}>
        <q dir="auto">{shown}</q>
      </p>
      <Menu
        onFailed={reportLoadFailure}
        trigger={(props) => (
          <Button {...props} size="s" icon={<Arrow />}>
            {t`This is …`}
          </Button>
        )}
        items={[
          ...markKinds.map((kind) => ({
            value: kind,
            label: names[kind],
            onSelect: choose(names[kind], () => paste.mark(kind, selectedPart)),
          })),
          { value: 'nothing', label: t`None of these`, onSelect: choose('–', () => paste.unmark(selectedPart)) },
        ]}
      />
      <span role="status" className={css.hint}>
        {said}
      </span>
    </div>
  )
}
