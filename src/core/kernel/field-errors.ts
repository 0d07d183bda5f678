import { type FieldErrors, isRefusal, type RaanError, toRaanError } from './errors'

export const isErrorFree = (errors: FieldErrors): boolean => Object.keys(errors).length === 0

/** The entries that remain after the fields at these paths, or below them, were changed. */
export const without = <Said>(all: Readonly<Record<string, Said>>, ...paths: readonly string[]): Record<string, Said> =>
  Object.fromEntries(
    Object.entries(all).filter(([path]) => !paths.some((each) => path === each || path.startsWith(`${each}.`))),
  )

/** For a form that shows either field errors or one failure, never both. */
export type Refusal = { fields: FieldErrors | undefined; error: RaanError | undefined }

export const noRefusal: Refusal = { fields: undefined, error: undefined }

/** A changed field loses its errors. For `assignFrom`. */
export const clearField = ({ fields }: Refusal, { field }: { field: string }) => ({
  fields: fields && without(fields, field),
})

export const refusalOf = (thrown: unknown): Refusal =>
  isRefusal(thrown)
    ? { fields: thrown.detail.fields, error: undefined }
    : { fields: undefined, error: toRaanError(thrown) }
