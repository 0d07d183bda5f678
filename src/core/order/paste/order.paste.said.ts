import type { DraftFields } from '../order.draft'
import { deliveryIn } from './order.paste.delivery'
import { isPaidIn } from './order.paste.paid'

/** As it is matched: small letters, straight apostrophes, แ instead of two เ. */
const plain = (text: string): string => text.normalize('NFC').toLowerCase().replaceAll('เเ', 'แ').replaceAll('’', "'")

/** What the message says about delivery and payment. */
export function saidIn(text: string): Partial<Pick<DraftFields, 'DeliveryType' | 'saidPaid'>> {
  const low = plain(text)
  const DeliveryType = deliveryIn(low)
  return { ...(DeliveryType && { DeliveryType }), saidPaid: isPaidIn(low) }
}
