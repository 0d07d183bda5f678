import { arabicDigits } from '../kernel/money'
import type { Shop } from './shops.contract'

/** A shop's address on one line. A postcode that was also typed into the address isn't repeated. */
export function shopAddress({ Address, PostalCode }: Pick<Shop, 'Address' | 'PostalCode'>): string {
  const isTyped = arabicDigits(Address).split(/\D+/).includes(PostalCode)
  return [Address.trim(), isTyped ? '' : PostalCode].filter(Boolean).join(' ')
}
