import type { Bearer } from '../handle'

/** The name that stands in an order's history. */
export const byOf = (user: Bearer | null): string => user?.fullName || user?.username || 'staff'
