import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import { normalizeNumber } from '../../../core/kernel/normalize-text'
import { type PlaceFields, placeNames, sharedPlace } from '../../../core/order/paste/order.paste.places'
import { useView } from '../../runtime/use-engine'
import type { OpenOrder } from '../use-order'

/** The place as the user entered it, without what was filled in for them. */
function typedPlace(fields: PlaceFields, filled: Partial<PlaceFields>): PlaceFields {
  const entries = placeNames.map((name) => [name, fields[name] === filled[name] ? '' : fields[name]])
  return Object.fromEntries(entries) as PlaceFields
}

const isSame = (fields: PlaceFields) => (place: PlaceFields) => placeNames.every((name) => fields[name] === place[name])

/** Fills the rest of an address from a typed postcode or sub-district; several possible places are offered. */
export function usePlaceOffer(order: OpenOrder) {
  const { fields, byHand, stage } = order
  const view = useView('order.paste.places')
  const answer = useSelector(view, ({ context }) => context.value)
  const [filled, setFilled] = useState<Partial<PlaceFields>>({})
  const typed = typedPlace(fields, filled)
  const { subDistrict, district, province } = typed
  const postNum = normalizeNumber(typed.postNum)
  const isPosted = fields.DeliveryType !== 'pickup'
  const isAsked = isPosted && (postNum === '' ? subDistrict.trim() !== '' : /^\d{5}$/.test(postNum))

  useEffect(() => {
    view.send({ type: 'key.change', key: isAsked ? { subDistrict, district, province, postNum } : undefined })
  }, [view, isAsked, subDistrict, district, province, postNum])

  const used = useRef<typeof answer>(undefined)
  const latest = useRef({ order, typed, filled })
  useEffect(() => {
    latest.current = { order, typed, filled }
  })
  const isByHand = byHand.includes('postNum') || byHand.includes('subDistrict')
  useEffect(() => {
    // an answer fills in once: what the user empties later stays empty
    if (!answer || answer.length === 0 || answer === used.current || !isByHand || stage !== 'open') return
    used.current = answer
    const { order, typed, filled } = latest.current
    const shared = sharedPlace(answer, typed)
    const outdated = placeNames.filter((name) => order.fields[name] !== '' && order.fields[name] === filled[name])
    order.take({ ...Object.fromEntries(outdated.map((name) => [name, ''])), ...shared })
    setFilled(shared)
  }, [answer, isByHand, stage])

  const places = answer && answer.length > 1 && !answer.some(isSame(fields)) ? answer : []
  return {
    /** names of the fields that were filled in and not changed since */
    filled: placeNames.filter((name) => filled[name] !== undefined && fields[name] === filled[name]),
    /** to choose from; none if it is clear */
    places,
    choose(place: PlaceFields) {
      setFilled({})
      order.take(place, true)
    },
  }
}
