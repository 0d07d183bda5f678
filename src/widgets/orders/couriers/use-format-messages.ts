import { useLingui } from '@lingui/react/macro'
import type { FieldErrors, RaanError } from '../../../core/kernel/errors'
import { lookUp } from '../../../core/kernel/look-up'
import type { CourierField, CourierFormat } from '../../../core/orders/couriers/orders.courier-formats'
import {
  lastStartRow,
  longestCell,
  longestLimit,
  mostColumns,
  mostRowsAbove,
} from '../../../core/orders/couriers/orders.courier-formats.contract'
import type { DeliveryValue } from '../../../core/orders/orders.contract'
import { useFailureMessages } from '../../form/use-failure-messages'
import type { SelectGroup } from '../../ui/select'

/** Fields that a column may hold, by what they are about. */
const groups = {
  recipient: [
    'name',
    'phone',
    'otherPhone',
    'address',
    'addressWithPlaces',
    'addressWhole',
    'subDistrict',
    'district',
    'province',
    'postNum',
  ],
  parcel: ['OrderNumber', 'cod', 'total', 'items', 'pieces', 'trackingNumber', 'note'],
  other: ['running', 'text', 'empty'],
} as const satisfies Record<string, readonly CourierField[]>

function useFieldNames() {
  const { t } = useLingui()
  const fields: Record<CourierField, string> = {
    OrderNumber: t`Order number`,
    name: t`Recipient`,
    phone: t`Phone`,
    otherPhone: t`Second phone`,
    address: t`Address without places`,
    addressWithPlaces: t`Address to province`,
    addressWhole: t`Address with postcode`,
    subDistrict: t`Sub-district`,
    district: t`District`,
    province: t`Province`,
    postNum: t`Postcode`,
    cod: t`COD amount`,
    total: t`Order total`,
    items: t`Items`,
    pieces: t`Pieces`,
    trackingNumber: t`Tracking number`,
    note: t`Note`,
    running: t`Row number 1, 2, 3`,
    text: t`Fixed text`,
    empty: t`Always empty`,
  }
  const options = (names: readonly CourierField[]) => names.map((value) => ({ value, label: fields[value] }))
  const choices: readonly SelectGroup<CourierField>[] = [
    { label: t`Recipient`, options: options(groups.recipient) },
    { label: t`Parcel`, options: options(groups.parcel) },
    { label: t`Other`, options: options(groups.other) },
  ]
  return { fields, choices }
}

export function useFormatChoices() {
  const { t } = useLingui()
  const files: Record<CourierFormat['file'], string> = {
    xlsx: t`Excel (.xlsx)`,
    csv: t`CSV (UTF-8 with mark, for Excel)`,
    'csv-plain': t`CSV (UTF-8 without mark)`,
  }
  const phones: Record<CourierFormat['phone'], string> = {
    digits: '0812345678',
    groups: '081-234-5678',
    international: '66812345678',
  }
  const noCods: Record<CourierFormat['noCod'], string> = { empty: t`Empty`, zero: '0' }
  return { files, phones, noCods }
}

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
