import type { FieldErrors, RaanError } from './errors'

/** Errors of the fields in `changes` only: invalid stored values that aren't sent don't block saving. */
export const errorsIn = (errors: FieldErrors, changes: object): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([path]) => Object.hasOwn(changes, path.split('.')[0] ?? '')))

/** The backend's error codes by path in the form; for `record` `user`, its `user.email` is the form's `email`. */
export function refusedFields({ detail }: RaanError, record?: string): FieldErrors {
  const start = `${record}.`
  const said = Object.entries(detail.fields ?? {})
  return Object.fromEntries(
    said.map(([path, codes]) => [path.startsWith(start) ? path.slice(start.length) : path, codes]),
  )
}
