import { useLingui } from '@lingui/react/macro'
import type { FieldErrors, RaanError } from '../../../core/kernel/errors'
import { formatTag } from '../../../core/kernel/format-tag'
import { longestText } from '../../../core/kernel/longest-text'
import { lookUp } from '../../../core/kernel/look-up'
import { differingFields, type ShopFields } from '../../../core/shops/edit/shops.edit.fields'
import { accountText, bankName } from '../../../core/shops/shops.banks'
import type { BankAccount, CODRule, Shop } from '../../../core/shops/shops.contract'
import { shopUpdateSchema } from '../../../core/shops/shops.update.contract'
import { useErrorText } from '../../form/use-error-text'
import { useFailureMessages } from '../../form/use-failure-messages'
import { useMoneyMessages } from '../../money/use-money-messages'
import { useLocale } from '../../runtime/use-locale'
import { priceText } from '../../ui/price-text'

const longestOf = longestText(shopUpdateSchema)

/** In the order of the form. */
const order = [
  'ShopName',
  'Description',
  'Address',
  'PostalCode',
  'PhoneNumber',
  'CODRule.value',
  'CODRule.minimum',
  'ShippingCost',
  'PromptPayId',
  'TaxId',
  'BankAccounts',
  'BillerId',
  'BillerRef1',
  'BillerRef2',
]

export type ShopError = { path: string; label: string; text: string }

export function useShopMessages() {
  const { t } = useLingui()
  const { reason } = useFailureMessages()
  const locale = useLocale()
  const labels = {
    ShopName: t`Shop name`,
    Description: t`Description`,
    Address: t`Address on the label`,
    PostalCode: t`Postcode`,
    PhoneNumber: t`Phone`,
    CODRule: t`COD fee`,
    'CODRule.value': t`COD fee`,
    'CODRule.minimum': t`At least`,
    ShippingCost: t`Usual shipping cost`,
    PromptPayId: t`PromptPay number`,
    TaxId: t`Tax number`,
    BankAccounts: t`Bank accounts`,
    BillerId: t`Biller number`,
    BillerRef1: t`Reference 1`,
    BillerRef2: t`Reference 2`,
    Closed: t`No longer used`,
  }
  const accountLabels: Record<string, string> = { Bank: t`Bank`, Number: t`Account number`, Holder: t`Account name` }
  const labelOf = (path: string): string => {
    const [, position, name = ''] = path.match(/^BankAccounts\.(\d+)\.(\w+)$/) ?? []
    if (position === undefined) return lookUp(labels, path) ?? path
    const nth = Number(position) + 1
    return t`Account ${nth}: ${lookUp(accountLabels, name) ?? name}`
  }
  const accounts = (all: readonly BankAccount[]): string =>
    all.map((each) => `${bankName(each.Bank, locale === 'th')} ${accountText(each.Number)} ${each.Holder}`).join(', ')
  const shown = (name: keyof ShopFields, shop: Shop): string => {
    if (name === 'CODRule') return rule(shop.CODRule)
    if (name === 'ShippingCost') return priceText(shop.ShippingCost, locale)
    if (name === 'BankAccounts') return accounts(shop.BankAccounts)
    if (name === 'Closed')
      return shop.Closed ? t({ message: 'Yes', context: 'state' }) : t({ message: 'No', context: 'state' })
    return shop[name]
  }
  const codes: Record<string, string> = {
    ...useMoneyMessages(),
    required: t`This field is required`,
    'too-large': t`This number is too large`,
    phone: t`A Thai number has 9 or 10 digits; separate several with commas`,
    postcode: t`A postcode has 5 digits`,
    promptpay: t`Enter a mobile number, a 13-digit citizen or tax number, or a 15-digit e-wallet number`,
    'tax-id': t`A tax number has 13 digits`,
    'check-digit': t`There is a typing error in this number: its last digit doesn't fit`,
    account: t`An account number has 10 to 15 digits`,
    'account-length': t`This bank's account numbers have another length`,
    biller: t`A biller number has 15 digits`,
    reference: t`Up to 20 digits and letters A to Z, without blanks`,
    taken: t`The same account is entered twice`,
    'too-many': t`A shop has at most 10 bank accounts`,
    'wrong-type': t`This value can't be read`,
  }
  const errorText = useErrorText(codes, longestOf)
  const rule = (rule: CODRule): string => {
    if (rule.kind === 'none') return t`No fee`
    if (rule.kind === 'fixed') {
      const fee = priceText(rule.value, locale)
      return t`${fee} per parcel`
    }
    const share = new Intl.NumberFormat(formatTag(locale), { style: 'percent', maximumFractionDigits: 2 }).format(
      rule.value / 100,
    )
    if (rule.minimum === 0) return t`${share} of the total`
    const least = priceText(rule.minimum, locale)
    return t`${share} of the total, at least ${least}`
  }
  const placeOf = (path: string) => {
    const place = order.indexOf(path.replace(/^BankAccounts\..*/, 'BankAccounts'))
    return place < 0 ? order.length : place
  }
  return {
    labels,
    accountLabels,
    errorText,
    fieldErrors: (errors: FieldErrors): ShopError[] =>
      Object.entries(errors)
        .map(([path, said]) => ({ path, label: labelOf(path), text: errorText(said, path) ?? '' }))
        .sort((a, b) => placeOf(a.path) - placeOf(b.path)),
    rule,
    /** what someone else changed since the form was opened */
    meanwhile: (base: Shop, theirs: Shop) => ({
      by: theirs.changedBy ?? '',
      changes: differingFields(base, theirs).map((name) => ({
        label: labels[name],
        text: shown(name, theirs),
      })),
    }),
    failure: (error: RaanError): string =>
      reason(error, {
        forbidden: t`You don't have permission to change this shop.`,
        missing: t`This shop was not found.`,
      }),
  }
}
