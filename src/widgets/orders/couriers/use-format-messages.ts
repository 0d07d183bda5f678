import { useLingui } from '@lingui/react/macro'
import type { FieldErrors, RaanError } from '../../../core/kernel/errors'
import { lookUp } from '../../../core/kernel/look-up'
import {
  lastStartRow,
  longestCell,
  longestLimit,
  mostColumns,
  mostRowsAbove,
} from '../../../core/orders/couriers/orders.courier-formats.contract'
import type { DeliveryValue } from '../../../core/orders/orders.contract'
import { useFailureMessages } from '../../form/use-failure-messages'
import { useFieldNames } from './use-format-names'

/** Where a built-in format is known from. */
export function useSources() {
  const { t } = useLingui()
  const post = t`Not verified: the sheet for bulk deposits at Thailand Post`
  const sources: Partial<Record<DeliveryValue, string>> = {
    ems: post,
    registered: post,
    flash: t`Not verified: the template of Flash's site for merchants`,
    kex: t`Not verified: the template of KEX's site for customers`,
    jt: t`Not verified: the import sheet for VIP customers of J&T`,
  }
  return (courier: string) => lookUp(sources, courier)
}

/** In the order of the form. */
const places = ['file', 'phone', 'noCod', 'columns', 'above', 'startRow']

export function useFormatMessages() {
  const { t } = useLingui()
  const { reason } = useFailureMessages()
  const { fields, choices } = useFieldNames()
  const labels: Record<string, string> = {
    file: t`File`,
    phone: t`Phone numbers`,
    noCod: t`COD amount if there is none`,
    columns: t`Columns`,
    above: t`Rows above the headings`,
    startRow: t`First parcel in row`,
    heading: t`Heading`,
    field: t`What goes in`,
    longest: t`Most characters`,
    text: t`Text in every row`,
  }
  const codes: Record<string, string> = {
    required: t`Add at least one column`,
    nothing: t`No column holds anything about the parcel`,
    'too-many': t`At most ${mostColumns} columns and ${mostRowsAbove} rows above them`,
    'too-long': t`At most ${longestCell} characters`,
    'too-large': t`At most ${lastStartRow} for the row, ${longestLimit} for characters`,
    'too-small': t`This row is above the headings, or is that of the headings`,
    number: t`Enter a whole number, or leave it empty`,
    'wrong-type': t`Choose what goes into this column`,
  }
  const errorText = (said: readonly string[] | undefined) =>
    said?.map((code) => lookUp(codes, code) ?? code).join(' · ')
  const labelOf = (path: string): string => {
    const [name = '', at, field] = path.split('.')
    const label = lookUp(labels, field ?? name) ?? path
    if (name !== 'columns' || field === undefined) return label
    const column = Number(at) + 1
    return t`Column ${column}: ${label}`
  }
  const placeOf = (path: string) => {
    const [name = '', at = '0'] = path.split('.')
    return places.indexOf(name) * 1000 + Number(at)
  }
  return {
    labels,
    fields,
    choices,
    errorText,
    fieldErrors: (errors: FieldErrors) =>
      Object.entries(errors)
        .map(([path, said]) => ({ path, label: labelOf(path), text: errorText(said) ?? '' }))
        .sort((a, b) => placeOf(a.path) - placeOf(b.path)),
    failure: (error: RaanError): string =>
      reason(error, {
        forbidden: t`You don't have permission to change the couriers' formats.`,
        missing: t`The shop's system doesn't store formats of couriers.`,
      }),
  }
}
