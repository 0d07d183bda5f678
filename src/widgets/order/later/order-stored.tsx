import { Plural, useLingui } from '@lingui/react/macro'
import Copy from 'lucide-react/icons/files'
import { useEffect, useRef } from 'react'
import type { Satang } from '../../../core/kernel/money'
import type { DraftFields } from '../../../core/order/order.draft'
import { useLocale } from '../../runtime/use-locale'
import { Button } from '../../ui/button'
import { priceText } from '../../ui/price-text'
import { OrderLink } from '../order-link'
import type { OpenOrder } from '../use-order'
import * as css from './order-later.css'

type Parts = Pick<Side, 'name' | 'phoneNumber' | 'note'> &
  Pick<DraftFields, 'address' | 'subDistrict' | 'district' | 'province' | 'postNum'>

type Side = { name: string; address: string; phoneNumber: string; note: string; pieces: number; total: Satang }

const placeOf = (messages: readonly string[]): string => messages.filter((text) => text !== '').join(' ')

const piecesOf = (lines: readonly { Quantity: number }[]): number =>
  lines.reduce((sum, { Quantity }) => sum + Quantity, 0)

function useSides({ stored, fields, lines, totals }: OpenOrder): { stored: Side; here: Side } | undefined {
  if (!stored) return undefined
  const side = (order: Parts) => ({
    name: order.name,
    phoneNumber: order.phoneNumber,
    note: order.note,
    address: placeOf([order.address, order.subDistrict, order.district, order.province, order.postNum]),
  })
  return {
    stored: { ...side(stored), pieces: piecesOf(stored.ProductOrders), total: stored.total },
    here: { ...side(fields), pieces: piecesOf(lines), total: totals.total },
  }
}

/** An order is already stored under this draft's key, but the draft differs: shows both and lets the user choose. */
export function OrderStored({ order }: { order: OpenOrder }) {
  const { t } = useLingui()
  const locale = useLocale()
  const containerRef = useRef<HTMLElement>(null)
  const sides = useSides(order)
  const { stored } = order
  const isShown = stored !== undefined && order.stage === 'open'
  useEffect(() => {
    if (isShown) containerRef.current?.focus()
  }, [isShown])
  if (!stored || !sides || !isShown) return null
  const { OrderNumber } = stored
  const pieces = (count: number) => <Plural value={count} one="# piece" other="# pieces" />
  const rows = [
    { label: t`Recipient's name`, pick: ({ name }: Side) => name },
    { label: t`Phone`, pick: ({ phoneNumber }: Side) => phoneNumber },
    { label: t`Address`, pick: ({ address }: Side) => address },
    { label: t`Products`, pick: (side: Side) => side.pieces, show: (side: Side) => pieces(side.pieces) },
    { label: t`Total`, pick: ({ total }: Side) => priceText(total, locale) },
    { label: t`Note`, pick: ({ note }: Side) => note },
  ].filter(({ pick }) => pick(sides.stored) !== '' || pick(sides.here) !== '')
  return (
    <section ref={containerRef} className={css.stored} role="alert" tabIndex={-1} aria-label={t`Order already saved`}>
      <Copy className={css.storedIcon} aria-hidden="true" />
      <div className={css.noticeBody}>
        <p className={css.noticeTitle}>{t`This order is already saved as ${OrderNumber}, with different details`}</p>
        <p>{t`An earlier attempt went through without a response. Your later changes aren't saved.`}</p>
        <table className={css.sides}>
          <thead>
            <tr>
              <td />
              <th scope="col">
                {t`Saved as`} <OrderLink OrderNumber={OrderNumber} />
              </th>
              <th scope="col">{t`In the form`}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, pick, show = pick }) => (
              <tr key={label} data-differs={pick(sides.stored) !== pick(sides.here) || undefined}>
                <th scope="row">{label}</th>
                <td>
                  <bdi>{show(sides.stored)}</bdi>
                </td>
                <td>
                  <bdi>{show(sides.here)}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <div className={css.actions}>
          <Button look="primary" onClick={order.acceptStored}>{t`Keep saved order`}</Button>
          <Button onClick={order.saveAnother}>{t`Save form as a new order`}</Button>
        </div>
      </div>
    </section>
  )
}
