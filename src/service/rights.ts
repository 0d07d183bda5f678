import { abilityOf, can } from '../core/auth/auth.ability'
import type { Ability } from '../core/auth/auth.contract'
import type { Allowed, Permission } from '../core/kernel/endpoint'

/** The user of a request's token, their rights, and the token's session. */
export type Bearer = {
  id: number
  username: string
  fullName: string
  ability: readonly Ability[] | undefined
  user_permission: readonly string[]
  session: string
  /** of the shops that they work for; missing = all */
  shops?: readonly number[] | undefined
}

const holds = ({ ability, user_permission }: Bearer, code: string): boolean => {
  const wanted = abilityOf(code)
  // a code in another format requires exactly this code, or the right to everything
  if (!wanted) return user_permission.includes(code) || can(ability, user_permission, 'manage', 'all')
  return can(ability, user_permission, wanted.action, wanted.subject)
}

/** Whether the caller may make a call with this permission. */
export function mayCall(bearer: Bearer, allow: Allowed): boolean {
  if (allow === 'anyone' || allow === 'signed-in') return true
  return [allow].flat().some((code) => holds(bearer, code))
}

/** Whether the caller has all these codes: users can't grant more than they have. */
export const hasAll = (bearer: Bearer, codes: readonly string[]): boolean => codes.every((code) => holds(bearer, code))

/** Whether the caller has this permission; without a token, whoever may call may do everything. */
export const hasRight = (bearer: Bearer | null, code: Permission): boolean => bearer === null || holds(bearer, code)
