import type { FieldErrors, RaanError } from '../../kernel/errors'

/** What is still said once a field, and what lies below it, was changed. */
export const without = (errors: FieldErrors, start: string): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([path]) => path !== start && !path.startsWith(`${start}.`)))

/** Codes by path, as a backend said them; it may say `user.email`. */
export const fieldsOf = ({ detail }: RaanError): FieldErrors =>
  Object.fromEntries(Object.entries(detail.fields ?? {}).map(([path, codes]) => [path.replace(/^user\./, ''), codes]))
