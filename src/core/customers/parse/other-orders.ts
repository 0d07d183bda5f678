import type { Board, Stretch } from './board'

const mark = /^[^\S\n]{0,4}\(?([1-9])[.)][^\S\n]?(?=[ก-๎a-z])/
const phone = /0[689]\d[- ]?\d{3}[- ]?\d{4}(?!\d)/
const place = /(?<![ก-๎])(?:ต\.|อ\.|จ\.|ตำบล|อำเภอ|แขวง|เขต)|(?<!\d)[1-9]\d{4}(?!\d)/

/** "1. กมลา 081… 2. สีดา 082…": with a phone and a place in each line of the list, all but the first are other orders. */
export function otherOrders({ low, lines }: Board): Stretch[] {
  const listed = lines.slice(0, 60).filter(({ start, end }) => {
    const line = low.slice(start, Math.min(end, start + 400))
    return mark.test(line) && phone.test(line) && place.test(line)
  })
  return listed.slice(1)
}
