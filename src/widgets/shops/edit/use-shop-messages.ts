import { useLingui } from '@lingui/react/macro'
import type { FieldErrors, RaanError } from '../../../core/kernel/errors'
import { lookUp } from '../../../core/kernel/look-up'
import { differingFields } from '../../../core/shops/edit/shops.edit.fields'
import type { CODRule, Shop } from '../../../core/shops/shops.contract'
import { useFailureMessages } from '../../form/use-failure-messages'
import { useMoneyMessages } from '../../money/use-money-messages'
import { useLocale } from '../../runtime/use-locale'
import { priceText } from '../../ui/price-text'

/** In the order of the form. */
const order = [
  'ShopName',
  'Description',
  'Address',
  'PostalCode',
  'PhoneNumber',
  'CODRule.value',
  'CODRule.minimum',
  'PromptPayId',
  'TaxId',
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
    PromptPayId: t`PromptPay number`,
    TaxId: t`Tax number`,
  }
  const codes: Record<string, string> = {
    ...useMoneyMessages(),
    required: t`This field is required`,
    'too-long': t`This text is too long`,
    'too-large': t`This number is too large`,
    postcode: t`A postcode has 5 digits`,
    promptpay: t`Enter a mobile number, a 13-digit citizen or tax number, or a 15-digit e-wallet number`,
    'tax-id': t`A tax number has 13 digits`,
    'wrong-type': t`This value can't be read`,
  }
  const errorText = (said: readonly string[] | undefined) =>
    said?.map((code) => lookUp(codes, code) ?? code).join(' · ')
  const rule = (rule: CODRule): string => {
    if (rule.kind === 'none') return t`No fee`
    if (rule.kind === 'fixed') {
      const fee = priceText(rule.value, locale)
      return t`${fee} per parcel`
    }
    const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(rule.value / 100)
    if (rule.minimum === 0) return t`${share} of the total`
    const least = priceText(rule.minimum, locale)
    return t`${share} of the total, at least ${least}`
  }
  const placeOf = (path: string) => (order.includes(path) ? order.indexOf(path) : order.length)
  return {
    labels,
    errorText,
    fieldErrors: (errors: FieldErrors): ShopError[] =>
      Object.entries(errors)
        .map(([path, said]) => ({ path, label: lookUp(labels, path) ?? path, text: errorText(said) ?? '' }))
        .sort((a, b) => placeOf(a.path) - placeOf(b.path)),
    rule,
    /** what someone else changed since the form was opened */
    meanwhile: (base: Shop, theirs: Shop) => ({
      by: theirs.changedBy ?? '',
      changes: differingFields(base, theirs).map((name) => ({
        label: labels[name],
        text: name === 'CODRule' ? rule(theirs.CODRule) : theirs[name],
      })),
    }),
    failure: (error: RaanError): string =>
      reason(error, {
        forbidden: t`You don't have permission to change this shop.`,
        missing: t`This shop was not found.`,
      }),
  }
}
