import type { Bearer } from '../rights'

/** The name that stands in an order's history. */
export const byOf = (user: Pick<Bearer, 'username' | 'fullName'> | null): string =>
  user?.fullName || user?.username || 'staff'
