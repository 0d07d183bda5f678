import type { Customer } from '../../core/customers/customers.contract'
import type { CustomerPlaceField } from '../../core/customers/customers.place'

/** An address in lines, as on a parcel. */
export const addressOf = (of: Pick<Customer, CustomerPlaceField>): string =>
  [
    of.address,
    [of.subDistrict, of.district].filter(Boolean).join(' '),
    [of.province, of.postNum].filter(Boolean).join(' '),
  ]
    .filter((line) => line !== '')
    .join('\n')
