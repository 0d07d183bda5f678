import type { Endpoint } from '../core/kernel/endpoint'
import type { Bearer } from './rights'

/** Whether a user of certain shops may not make this call at all; a call that nobody has decided on is refused. */
export const isRefusedToLimited = ({ shops }: Bearer, endpoint: Pick<Endpoint, 'shops'>): boolean =>
  shops !== undefined && (endpoint.shops ?? 'refused') === 'refused'

/** Whether the caller works for this shop; without a token, whoever may call works for all. */
export const worksFor = (bearer: Bearer | null, shopId: number): boolean => bearer?.shops?.includes(shopId) ?? true
