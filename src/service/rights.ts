import { abilityOf, can } from '../core/auth/auth.ability'
import type { Ability } from '../core/auth/auth.contract'
import type { Allowed } from '../core/kernel/endpoint'

/** Who sent the token of a request, what they may do, and the session it belongs to. */
export type Bearer = {
  id: number
  username: string
  fullName: string
  ability: readonly Ability[] | undefined
  user_permission: readonly string[]
  session: string
}

const holds = ({ ability, user_permission }: Bearer, code: string): boolean => {
  const wanted = abilityOf(code)
  // a code of another form is only had as it is, or by whoever may do everything
  if (!wanted) return user_permission.includes(code) || can(ability, user_permission, 'manage', 'all')
  return can(ability, user_permission, wanted.action, wanted.subject)
}

/** Whether the user may make a call with this `allow`. */
export function mayCall(bearer: Bearer, allow: Allowed): boolean {
  if (allow === 'anyone' || allow === 'signed-in') return true
  return [allow].flat().some((code) => holds(bearer, code))
}

/** Whether the user has everything these codes grant: no one can grant more than they have. */
export const hasAll = (bearer: Bearer, codes: readonly string[]): boolean => codes.every((code) => holds(bearer, code))
