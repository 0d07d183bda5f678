import type { DeliveryValue } from './orders.contract'

/**
 * What a courier's tracking numbers look like.
 *
 * Source of Thailand Post's: the standard S10 of the Universal Postal Union (UPU S10-12), whose service indicators give
 * E to express and R to registered items. The other three publish none: these forms are those of numbers in circulation
 * in November 2026, from memory, and may be incomplete. So a number that looks different is asked about, not rejected.
 */
export const courierForms: Readonly<Partial<Record<DeliveryValue, readonly RegExp[]>>> = {
  ems: [/^E[A-Z]\d{9}TH$/],
  registered: [/^R[A-Z]\d{9}TH$/],
  flash: [/^TH[0-9A-Z]{9,18}$/],
  kex: [/^(?:KEX|KERRY|KES|KBK|SHP|TDZ)[0-9A-Z]{6,20}$/],
  jt: [/^[678]\d{11}$/, /^JT[0-9A-Z]{8,18}$/],
}

/** Other couriers' numbers that a list may contain: SPX, Ninja Van, Lazada, DHL, Best. */
export const otherForms: readonly RegExp[] = [/^(?:SPX|NVTH|NJV|LEX|DHL|BEST)[0-9A-Z]{6,20}$/]
