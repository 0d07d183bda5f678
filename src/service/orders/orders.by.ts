import type { Bearer } from '../rights'

/** The author's name in an order's history. */
export const byOf = (user: Pick<Bearer, 'username' | 'fullName'> | null): string =>
  user?.fullName || user?.username || 'staff'
