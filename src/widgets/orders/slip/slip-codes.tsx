import { messages } from 'langraan:messages/orders.slip'
import { useLingui } from '@lingui/react/macro'
import Found from 'lucide-react/icons/qr-code'
import Warning from 'lucide-react/icons/triangle-alert'
import { useState } from 'react'
import { orderFilesViews } from '../../../core/orders/files/views'
import type { Order, OrderFile } from '../../../core/orders/orders.contract'
import { bankName } from '../../../core/orders/slip/orders.slip-banks'
import type { SlipCode } from '../../../core/orders/slip/orders.slip-code'
import { defineWidget } from '../../runtime/define-widget'
import { useLocale } from '../../runtime/use-locale'
import { Button } from '../../ui/button'
import { priceText } from '../../ui/price-text'
import { warning, warningIcon } from '../../ui/problem.css'
import { Spinner } from '../../ui/spinner'
import * as css from './slip-codes.css'
import { type PictureCode, usePictureCode } from './use-picture-code'

type Reading = { OrderNumber: string; file: OrderFile; onRead(code: PictureCode): void }

/** Reads the code of one picture; shows that it does. */
function ReadPicture({ OrderNumber, file, onRead }: Reading) {
  const { t } = useLingui()
  usePictureCode(OrderNumber, file.id, onRead)
  return (
    <p role="status" className={css.row}>
      <Spinner />
      <span>{t`Reading the slip's QR code…`}</span>
    </p>
  )
}

function Unproven({ code }: { code: SlipCode }) {
  const { t } = useLingui()
  const locale = useLocale()
  const amount = code.kind === 'payment' && code.amount !== undefined ? priceText(code.amount, locale) : undefined
  return (
    <p className={warning} role="status">
      <Warning className={warningIcon} aria-hidden="true" />
      <span>
        {code.kind === 'damaged'
          ? t`The check sum of the QR code is wrong: it may have been altered. Nothing was taken from it.`
          : amount === undefined
            ? t`The QR code is one to pay with. It doesn't prove a transfer.`
            : t`The QR code is one to pay ${amount} with. It doesn't prove a transfer.`}
      </span>
    </p>
  )
}

type SlipLine = { code: SlipCode & { kind: 'slip' }; isUsed: boolean; onUse(): void }

function FoundSlip({ code: { bank, reference, day }, isUsed, onUse }: SlipLine) {
  const { t } = useLingui()
  const locale = useLocale()
  const name = bankName(bank, locale)
  return (
    <li className={css.row}>
      <Found className={css.icon} aria-hidden="true" />
      <span className={css.text}>
        {t`From the QR code:`} {name} <bdi>{reference}</bdi>
        {day && ` (${day})`}
      </span>
      {!isUsed && <Button size="s" label={t`Use ${reference}`} onClick={onUse}>{t`Use`}</Button>}
    </li>
  )
}

const isSlip = (code: PictureCode): code is SlipCode & { kind: 'slip' } =>
  typeof code === 'object' && code.kind === 'slip'

/** What the reader shows of codes that aren't slips. */
const isWarned = (code: PictureCode): code is SlipCode =>
  typeof code === 'object' && (code.kind === 'payment' || code.kind === 'damaged')

type SlipCodesProps = {
  order: Order
  /** the reference that is entered */
  reference: string
  onCode(code: SlipCode): void
}

/** Reads the QR codes of an order's pictures, the latest first. The first slip is taken, others are offered. */
function SlipCodesView({ order: { OrderNumber, files = [] }, reference, onCode }: SlipCodesProps) {
  const { t } = useLingui()
  const [pictures] = useState(() => files.filter(({ type }) => type.startsWith('image/')).toReversed())
  const [read, setRead] = useState<readonly PictureCode[]>([])
  const next = pictures[read.length]
  const slips = read.filter((code) => typeof code === 'object' && code.kind === 'slip')
  const unproven = read.find(isWarned)
  const take = (code: PictureCode) => {
    setRead([...read, code])
    const isFirst = slips.length === 0 && (isSlip(code) || (isWarned(code) && !unproven))
    if (isFirst && typeof code === 'object') onCode(code)
  }
  if (pictures.length === 0)
    return (
      <p
        className={css.hint}
      >{t`Add the slip's picture to the order first, and its bank and reference are read from its QR code.`}</p>
    )
  return (
    <>
      {next && <ReadPicture key={next.id} OrderNumber={OrderNumber} file={next} onRead={take} />}
      {slips.length > 0 && (
        <ul className={css.list}>
          {slips.map((code) => (
            <FoundSlip
              key={code.reference}
              code={code}
              isUsed={code.reference === reference}
              onUse={() => onCode(code)}
            />
          ))}
        </ul>
      )}
      {slips.length === 0 && unproven && <Unproven code={unproven} />}
      {!next && slips.length === 0 && !unproven && (
        <p role="status" className={css.hint}>
          {read.includes('unloaded')
            ? t`Couldn't load the slip's picture. Check your connection, or enter the details yourself.`
            : t`No QR code of a slip could be read. Enter the details yourself.`}
        </p>
      )}
    </>
  )
}

export const SlipCodes = defineWidget<SlipCodesProps>({
  apps: {},
  views: orderFilesViews,
  messages: [messages],
  Skeleton: () => null,
  View: SlipCodesView,
})
