import type { FieldErrors, RaanError } from './errors'
import { lookUp } from './look-up'

/** The errors of the fields in `changes`: values that were stored invalid and aren't sent again block nothing. */
export const errorsIn = (errors: FieldErrors, changes: object): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([path]) => Object.hasOwn(changes, path.split('.')[0] ?? '')))

/** Codes by path of the form, as a backend said them; of a `record` it may say `user.email` for the form's `email`. */
export function refusedFields({ detail }: RaanError, record?: string): FieldErrors {
  const start = `${record}.`
  const said = Object.entries(detail.fields ?? {})
  return Object.fromEntries(
    said.map(([path, codes]) => [path.startsWith(start) ? path.slice(start.length) : path, codes]),
  )
}

/** The record that a failure brings under its name, as it is stored now. */
export const currentRecord = <Stored>({ detail }: RaanError, record: string): Stored | undefined =>
  // the endpoint's `conflict` schema decoded it
  lookUp(detail.current as Readonly<Record<string, Stored>> | undefined, record)
