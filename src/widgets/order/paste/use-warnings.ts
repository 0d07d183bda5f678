import { shallowEqual, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { normalizeNumber } from '../../../core/kernel/normalize-text'
import { isOpen } from '../../../core/order/paste/order.paste.items'
import { flagsOf, refusalsOf, wholePhones } from '../../../core/order/paste/order.paste.warnings'
import { useView } from '../../runtime/use-engine'
import type { OpenOrder } from '../use-order'
import type { Paste } from './use-paste'

const answerOf = <Answer>({ value, context }: { value: string; context: { value?: Answer } }) => ({
  answer: context.value,
  isFailed: value === 'failed',
})

export function useWarnings(order: OpenOrder, paste: Paste) {
  const [today, customers, place] = [
    useView('order.paste.today'),
    useView('order.paste.customers'),
    useView('order.paste.place'),
  ]
  const [todayState, customersState, placeState] = [
    useSelector(today, answerOf, shallowEqual),
    useSelector(customers, answerOf, shallowEqual),
    useSelector(place, answerOf, shallowEqual),
  ]
  const { phoneNumber, subDistrict, district, province, DeliveryType } = order.fields
  const postNum = normalizeNumber(order.fields.postNum)
  const phones = wholePhones(phoneNumber).join()
  const isPosted = DeliveryType !== 'pickup' && /^\d{5}$/.test(postNum)

  useEffect(() => {
    const key = phones === '' ? undefined : phones.split(',')
    today.send({ type: 'key.change', key })
    customers.send({ type: 'key.change', key })
  }, [today, customers, phones])
  useEffect(() => {
    place.send({ type: 'key.change', key: isPosted ? { subDistrict, district, province, postNum } : undefined })
  }, [place, isPosted, subDistrict, district, province, postNum])

  return {
    today: todayState.answer ?? [],
    customers: customersState.answer ?? [],
    flags: flagsOf(customersState.answer ?? []),
    refusals: refusalsOf(customersState.answer ?? []),
    place: placeState.answer,
    /** product lines of the message that aren't in the order */
    left: paste.items.filter(isOpen).length,
    /** some check could not be made */
    isUnchecked: [todayState, customersState, placeState].some(({ isFailed }) => isFailed),
    checkAgain() {
      for (const view of [today, customers, place]) view.send({ type: 'reload' })
    },
  }
}

export type Warnings = ReturnType<typeof useWarnings>
