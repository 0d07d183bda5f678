import { messages as moneyMessages } from 'langraan:messages/money'
import { messages } from 'langraan:messages/order.paste'
import { type RefObject, useEffect } from 'react'
import { createPortal } from 'react-dom'
import type { MarkKind } from '../../../core/order/paste/order.paste.fields'
import type { TextOrigin } from '../../../core/order/paste/order.paste.reading'
import { pasteViews } from '../../../core/order/paste/views'
import { defineWidget } from '../../runtime/define-widget'
import type { OrderMessageProps } from '../order-message'
import type { OrderFieldName } from '../use-order-form-messages'
import { PasteOffers } from './paste-offers'
import { PastePanel } from './paste-panel'
import { PasteWarnings } from './paste-warnings'
import { useDifference } from './use-difference'
import { usePaste } from './use-paste'
import { useDoubts } from './use-paste-messages'
import { useSelectedPart } from './use-selected-part'
import { useWarnings } from './use-warnings'

export type PastePartProps = OrderMessageProps & {
  /** how the message was entered */
  by: TextOrigin
  box: RefObject<HTMLTextAreaElement | null>
}

/** Amounts have no field of their own. */
function fieldOf(kind: MarkKind): OrderFieldName | undefined {
  if (kind === 'cod') return 'paymentMethod'
  if (kind === 'item') return 'ProductOrders'
  return kind === 'amount' ? undefined : kind
}

function PasteView(props: PastePartProps) {
  const { order, by, box, linked, onLink, onGo, onDoubts, warnings: warningsPlace, offers } = props
  const paste = usePaste(order, by)
  const [selectedPart, setSelectedPart] = useSelectedPart(box, paste.reading?.text)
  const doubts = useDoubts(order, paste)
  const warnings = useWarnings(order, paste)
  const isHeld = order.stage !== 'open'
  const difference = useDifference(order, paste)
  const { difference: shared } = props
  useEffect(() => {
    if (!shared) return
    shared.current = difference
    return () => {
      shared.current = undefined
    }
  })

  const said = JSON.stringify(doubts)
  useEffect(() => onDoubts(JSON.parse(said)), [onDoubts, said])
  useEffect(() => () => onDoubts({}), [onDoubts])

  const go = (kind: MarkKind) => {
    const name = fieldOf(kind)
    if (name) onGo(name)
  }
  return (
    <>
      <PastePanel
        paste={paste}
        differences={difference?.lines ?? []}
        readOnly={isHeld}
        linked={linked}
        onLink={onLink}
        onGo={go}
        selectedPart={selectedPart}
        onSelectPart={setSelectedPart}
      />
      {!isHeld && <PasteOffers order={order} customers={warnings.customers} at={offers} />}
      {warningsPlace &&
        !isHeld &&
        createPortal(
          <PasteWarnings order={order} warnings={warnings} difference={difference} onGo={onGo} />,
          warningsPlace,
        )}
    </>
  )
}

export const PastePart = defineWidget<PastePartProps>({
  apps: {},
  views: pasteViews,
  messages: [messages, moneyMessages],
  Skeleton: () => null,
  View: PasteView,
})
