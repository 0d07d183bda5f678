import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import type { Customer } from '../../../core/customers/customers.contract'
import { customerFields, type DraftCustomer, type DraftField } from '../../../core/order/order.draft'
import type { PlaceFields } from '../../../core/order/paste/order.paste.places'
import { Button } from '../../ui/button'
import { Field } from '../../ui/field'
import { goToField } from '../../ui/first-error'
import { Select } from '../../ui/select'
import { visuallyHidden } from '../../ui/visually-hidden.css'
import type { OpenOrder } from '../use-order'
import { useOrderFormMessages } from '../use-order-form-messages'
import * as css from './paste.css'
import { usePlaceOffer } from './use-place-offer'

/** Where offers belong: below the phone number, and below the place. */
export type OfferPlaces = { phone: HTMLElement | null; place: HTMLElement | null }

type PasteOffersProps = { order: OpenOrder; customers: readonly Customer[]; at: OfferPlaces }

/** What is known of the customer and the place, to be filled in instead of typed. */
export function PasteOffers({ order, customers, at }: PasteOffersProps) {
  return (
    <>
      {at.phone && createPortal(<KnownCustomer order={order} customers={customers} />, at.phone)}
      {at.place && createPortal(<KnownPlace order={order} />, at.place)}
    </>
  )
}

const isPlace = (name: DraftField) => name !== 'name' && name !== 'phoneNumber'

/** What the customer's last order says: one that was picked up has no address, and takes none away. */
function knownOf(customer: Customer): Partial<DraftCustomer> {
  const isPosted = customerFields.some((name) => isPlace(name) && customer[name] !== '')
  const known = customerFields.filter((name) => name === 'name' || (isPlace(name) && isPosted))
  return Object.fromEntries(known.map((name) => [name, customer[name]]))
}

function KnownCustomer({ order, customers: [customer] }: Omit<PasteOffersProps, 'at'>) {
  const { t } = useLingui()
  const known = customer ? knownOf(customer) : {}
  const isOther = customerFields.some((name) => known[name] && known[name] !== order.fields[name])
  const { name = '', orderCount = 0 } = customer ?? {}
  return (
    <div role="status" className={isOther ? css.wide : visuallyHidden}>
      {customer && isOther && (
        <div className={css.offer}>
          <p className={css.words}>
            <Trans>
              Earlier customer: <bdi>{name}</bdi>
            </Trans>{' '}
            · <Plural value={orderCount} one="# order" other="# orders" />
            <span className={css.offerDetail} dir="auto">
              {[customer.address, customer.subDistrict, customer.district, customer.province, customer.postNum]
                .filter(Boolean)
                .join(' ')}
            </span>
          </p>
          <Button
            size="s"
            label={t`Use ${name}`}
            onClick={({ currentTarget }) => {
              goToField(currentTarget.closest('form'), 'address')
              order.take(known, true)
            }}
          >
            {t`Use`}
          </Button>
        </div>
      )}
    </div>
  )
}

/** Only the parts in which the places differ, smallest first. */
function labelsOf(places: readonly PlaceFields[]): string[] {
  const differing = (['subDistrict', 'district', 'province', 'postNum'] as const).filter(
    (name) => new Set(places.map((place) => place[name])).size > 1,
  )
  return places.map((place) => differing.map((name) => place[name]).join(' · '))
}

/** Whoever is about to type into a field replaces what was filled in there meanwhile, as after Tab into a filled field. */
function selectFilled(node: Element | null, filled: readonly string[]): void {
  const { activeElement } = (node?.getRootNode() ?? {}) as Partial<DocumentOrShadowRoot>
  const name = activeElement?.closest<HTMLElement>('[data-field]')?.dataset.field
  if (name !== undefined && filled.includes(name)) (activeElement as Partial<HTMLInputElement>).select?.()
}

function KnownPlace({ order }: { order: OpenOrder }) {
  const { t } = useLingui()
  const { labels } = useOrderFormMessages()
  const { filled, places, choose } = usePlaceOffer(order)
  const box = useRef<HTMLParagraphElement>(null)
  const names = filled.map((name) => labels[name]).join(', ')
  const options = labelsOf(places).map((label, index) => ({ value: String(index), label }))
  const fields = filled.join(' ')
  useEffect(() => selectFilled(box.current, fields.split(' ')), [fields])
  return (
    <>
      <p ref={box} role="status" className={names ? css.filled : visuallyHidden}>
        {names && t`Filled in: ${names}`}
      </p>
      {places.length > 0 && (
        <Field label={t`Choose the place`} className={css.wide}>
          <Select
            value=""
            placeholder={t`Choose…`}
            options={options}
            onChange={(index) => {
              const place = places[Number(index)]
              if (!place) return
              goToField(box.current?.closest('form') ?? null, 'postNum')
              choose(place)
            }}
          />
        </Field>
      )}
    </>
  )
}
