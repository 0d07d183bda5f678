import { type CSSProperties, Fragment } from 'react'
import { barsOf, moduleWidth, quietZone } from '../../../core/labels/labels.barcode'
import { hasAddress, itemsOf, missingPayment, moneyOf, regionOf } from '../../../core/labels/labels.content'
import type { LabelOptions } from '../../../core/labels/labels.options'
import { sheets } from '../../../core/labels/labels.paper'
import type { Order } from '../../../core/orders/orders.contract'
import { phonesOf } from '../../../core/orders/orders.phones'
import { shopAddress } from '../../../core/shops/shops.address'
import type { Shop } from '../../../core/shops/shops.contract'
import { momentText } from '../../i18n/dates'
import { classNames } from '../../ui/class-names'
import { priceText } from '../../ui/price-text'
import * as css from './label.css'
import { useFit } from './use-fit'
import { type LabelMessages, useLabelMessages } from './use-label-messages'

type LabelBarcodeProps = {
  text: string
  /** maximum width in millimetres */
  room: number
  low: boolean
}

/** Code 128 with its quiet zones; nothing if the text can't be encoded. */
function LabelBarcode({ text, room, low }: LabelBarcodeProps) {
  const code = barsOf(text)
  if (!code) return null
  const width = code.width + 2 * quietZone
  return (
    <svg
      className={low ? css.lowBars : css.bars}
      viewBox={`0 0 ${width} 1`}
      preserveAspectRatio="none"
      style={{ inlineSize: `${width * moduleWidth(code, room)}mm` }}
      aria-hidden="true"
    >
      <path d={code.bars.map(([from, bar]) => `M${from + quietZone} 0h${bar}v1h-${bar}z`).join('')} />
    </svg>
  )
}

const textScales: Record<LabelOptions['textSize'], number> = { s: 0.88, m: 1, l: 1.14 }

const variable = (name: string, value: number): CSSProperties => Object.fromEntries([[name, value]])

type PhonesProps = { numbers: string; messages: LabelMessages; className?: string }

/** In groups; a line may end between two numbers, not inside one. */
function Phones({ numbers, messages, className }: PhonesProps) {
  const phones = phonesOf({ phoneNumber: numbers })
  if (phones.length === 0) return null
  return (
    <div className={className}>
      {phones.map((phone, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: numbers have no identity
        <Fragment key={nth}>
          {nth > 0 && ', '}
          <span className={css.onOneLine}>{nth === 0 ? messages.phone(phone) : phone}</span>
        </Fragment>
      ))}
    </div>
  )
}

type PartProps = { order: Order; options: LabelOptions; messages: LabelMessages }

function Head({ order, options, messages, shop, cut }: PartProps & { shop: Shop | undefined; cut: boolean }) {
  return (
    <div className={css.head}>
      <div className={css.sender}>
        {options.shows.sender && shop && (
          <>
            <div className={css.mark}>{messages.from}</div>
            <div className={classNames(css.shop, cut && css.oneLine)}>{shop.ShopName}</div>
            <div className={cut ? css.twoLines : css.threeLines}>{shopAddress(shop)}</div>
            <Phones numbers={shop.PhoneNumber} messages={messages} />
          </>
        )}
      </div>
      <div className={css.action}>
        <div className={css.delivery}>{messages.delivery(order.DeliveryType)}</div>
        <div>{momentText(order.createdAt, options.language)}</div>
      </div>
    </div>
  )
}

type RecipientProps = PartProps & {
  /** most lines of the address, if long texts are cut off */
  lines: number | undefined
  yields: boolean
}

function Recipient({ order, options, messages, lines, yields }: RecipientProps) {
  const cut = lines !== undefined
  return (
    <div className={classNames(css.recipient, yields && css.yielding)}>
      <div className={css.mark}>{messages.to}</div>
      <div className={classNames(css.name, cut && css.twoLines)}>{order.name}</div>
      {options.shows.phone && <Phones className={css.phone} numbers={order.phoneNumber} messages={messages} />}
      {hasAddress(order) && (
        <>
          <div
            className={classNames(css.address, cut && css.severalLines)}
            style={cut ? variable(css.lines, lines) : undefined}
          >
            {order.address}
          </div>
          <div className={css.region}>
            {regionOf(order, options.language).map((name, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: sub-district and district may have the same name
              <span key={index} className={css.root}>
                {name}
              </span>
            ))}
          </div>
        </>
      )}
    </div>
  )
}

function Amount({ text }: { text: string }) {
  return (
    <span className={text.length > 9 ? css.longAmount : css.amount} data-vital="">
      {text}
    </span>
  )
}

function Money({ order, options, messages }: PartProps) {
  const money = moneyOf(order)
  if (money.kind === 'collect')
    return (
      <div className={css.collect}>
        <span>{messages.collect}</span>
        {options.shows.cod && <Amount text={priceText(money.amount, options.language)} />}
      </div>
    )
  return <div className={css.money}>{money.kind === 'paid' ? messages.paid : messages.nothing}</div>
}

type LabelProps = { order: Order; shop: Shop | undefined; options: LabelOptions }

/** Fits its contents on mount only: change the key when they change. */
export function Label({ order, shop, options }: LabelProps) {
  const messages = useLabelMessages()
  const { box, scale, items, lines, isLast } = useFit()
  const cut = lines !== undefined
  const { paper, shows, language, textSize } = options
  const parts = { order, options, messages }
  const missing = missingPayment(order)
  const { shown, hidden } = itemsOf(order.ProductOrders, items)
  const room = sheets[paper].width / sheets[paper].columns - (paper === 'a4' ? 12 : 8)
  return (
    <div
      ref={box}
      lang={language}
      className={classNames(css.label, css.sizes[paper])}
      style={variable(css.scale, cut ? scale : scale * textScales[textSize])}
      data-order={order.OrderNumber}
    >
      <Head {...parts} shop={shop} cut={cut} />
      <Recipient {...parts} lines={lines} yields={isLast} />
      <div className={css.row}>
        {order.postNum !== '' && (
          <div className={css.postcode} data-vital="">
            {order.postNum}
          </div>
        )}
        <Money {...parts} />
      </div>
      {shows.items && (
        <ul className={css.items}>
          {shown.map(({ uq, name, Quantity }) => (
            <li key={uq} className={css.item}>
              <span className={classNames(css.itemName, css.twoLines)}>{name}</span>
              <span className={css.quantity}>× {Quantity}</span>
            </li>
          ))}
          {hidden > 0 && <li>{messages.more(hidden)}</li>}
        </ul>
      )}
      {shows.note && order.note !== '' && (
        <div className={css.note}>
          <span className={cut ? css.oneLine : css.threeLines}>{messages.note(order.note)}</span>
        </div>
      )}
      <div className={css.foot}>
        {shows.barcode && <LabelBarcode text={order.OrderNumber} room={room} low={paper === '100x100'} />}
        <div className={css.reference}>
          <span className={css.number} data-vital="">
            {order.OrderNumber}
          </span>
          {missing && (
            <span className={css.missing} data-vital="" data-missing="">
              {messages[missing]}
            </span>
          )}
        </div>
      </div>
    </div>
  )
}
