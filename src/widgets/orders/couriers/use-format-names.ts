import { useLingui } from '@lingui/react/macro'
import type { CourierField, CourierFormat } from '../../../core/orders/couriers/orders.courier-formats'
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

export function useFieldNames() {
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
