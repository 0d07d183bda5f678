import { type Bearer, hasRight } from '../rights'

/** What products cost the shop is for those who see its figures. */
export const mayKnowCost = (user: Bearer | null): boolean => hasRight(user, 'read:Analytics')
