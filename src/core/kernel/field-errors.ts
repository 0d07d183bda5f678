import { type FieldErrors, isRefusal, type RaanError, toRaanError } from './errors'

export const isErrorFree = (errors: FieldErrors): boolean => Object.keys(errors).length === 0

/** What is still said once the fields at these paths, and what lies below them, were changed. */
export const without = <Said>(all: Readonly<Record<string, Said>>, ...paths: readonly string[]): Record<string, Said> =>
  Object.fromEntries(
    Object.entries(all).filter(([path]) => !paths.some((each) => path === each || path.startsWith(`${each}.`))),
  )

/** For a form that is told of its fields or of a failure, never of both. */
export type Refusal = { fields: FieldErrors | undefined; error: RaanError | undefined }

export const noRefusal: Refusal = { fields: undefined, error: undefined }

/** The field was changed: what was said about it no longer holds. For `assignFrom`. */
export const clearField = ({ fields }: Refusal, { field }: { field: string }) => ({
  fields: fields && without(fields, field),
})

export const refusalOf = (thrown: unknown): Refusal =>
  isRefusal(thrown)
    ? { fields: thrown.detail.fields, error: undefined }
    : { fields: undefined, error: toRaanError(thrown) }
