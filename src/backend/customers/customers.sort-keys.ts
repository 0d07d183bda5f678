import type { CustomerText } from '../../core/customers/customers.place'
import { arabicDigits } from '../../core/kernel/money'
import { thaiKey } from '../../core/orders/orders.thai-key'

/** A number that is compared by value: how many digits it has, in two digits, and these. */
function numberKey(digits: string): string {
  const significant = digits.replace(/^0+/, '')
  return `${Math.min(significant.length, 99)}`.padStart(2, '0') + significant
}

/** Like `thaiKey`, but compares numbers within a text by value. */
const numberedKey = (text: string): string => thaiKey(arabicDigits(text).replace(/\d+/g, numberKey))

/** The columns by which the list of customers is sorted. */
export const sortKeysOf = (of: Readonly<Record<CustomerText, string>>) => ({
  name_key: thaiKey(of.name),
  phone_key: numberedKey(of.phoneNumber),
  address_key: numberedKey(of.address),
  sub_district_key: thaiKey(of.subDistrict),
  district_key: thaiKey(of.district),
  province_key: thaiKey(of.province),
  post_key: numberedKey(of.postNum),
})
