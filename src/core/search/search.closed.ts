import { RaanError } from '../kernel/errors'

/** The user may not see it, or this backend doesn't have it. */
export const isClosedFor = (error: unknown): boolean =>
  error instanceof RaanError && (error.code === 'forbidden' || error.detail.status === 404)
