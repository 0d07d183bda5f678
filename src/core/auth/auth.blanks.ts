import type { FieldErrors } from '../kernel/errors'

type Entered =
  | { type: 'login'; email: string; password: string }
  | { type: 'register'; email: string; username: string; password: string }

/** Blank fields need no backend to be refused: `required` for each, undefined where there is none. */
export function blanksOf(event: Entered | { type: string }): FieldErrors | undefined {
  if (!('password' in event)) return undefined
  const { type: _, ...texts } = event
  const empty = ['email', 'username', 'password'].filter((name) => {
    const text = Object.entries(texts).find(([field]) => field === name)?.[1]
    return typeof text === 'string' && text.trim() === ''
  })
  return empty.length > 0 ? Object.fromEntries(empty.map((field) => [field, ['required']])) : undefined
}
