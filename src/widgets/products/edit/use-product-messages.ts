import { useLingui } from '@lingui/react/macro'
import type { FieldErrors, RaanError } from '../../../core/kernel/errors'
import { longestText } from '../../../core/kernel/longest-text'
import { lookUp } from '../../../core/kernel/look-up'
import type { Satang } from '../../../core/kernel/money'
import {
  changesOf,
  differingFields,
  type ProductDraft,
  type ProductFields,
  productOf,
} from '../../../core/products/edit/products.edit.fields'
import { type ShopProduct, soldVariants } from '../../../core/products/products.product'
import { newShopProductSchema } from '../../../core/products/products.update.contract'
import type { PlannedStock } from '../../../core/products/transfer/products.plan.stock'
import { useErrorText } from '../../form/use-error-text'
import { useFailureMessages } from '../../form/use-failure-messages'
import { useMoneyMessages } from '../../money/use-money-messages'
import { useLocale } from '../../runtime/use-locale'
import { priceText } from '../../ui/price-text'

const longestOf = longestText(newShopProductSchema)

export type ProductError = { path: string; label: string; text: string }
type PlannedChange = { label: string; from: string; to: string }

const baht = (amount: Satang | null | undefined, locale: string): string =>
  typeof amount === 'number' ? priceText(amount, locale) : ''

export function useProductMessages() {
  const { t } = useLingui()
  const { reason } = useFailureMessages()
  const locale = useLocale()
  const labels: Record<keyof ProductFields, string> = {
    name: t`Product name`,
    price: t`Price`,
    cost: t`Cost per piece`,
    unit: t`Unit`,
    sku: t`SKU`,
    barcode: t`Barcode`,
    aliases: t`Other names`,
    image: t`Picture`,
    variants: t`Variants`,
    prices: t`Prices per shop`,
    archived: t`No longer sold`,
  }
  const stockLabels = { onHand: t`In the shop`, lowAt: t`Low at` }
  const codes: Record<string, string> = {
    ...useMoneyMessages(),
    required: t`This field is required`,
    'too-many': t`Too many entries`,
    taken: t`Another product or variant has it`,
    unknown: t`This no longer exists`,
    picture: t`This file isn't a picture`,
    'wrong-type': t`This value can't be read`,
    whole: t`Enter a whole number`,
    range: t`Enter a number from 0 to 1,000,000`,
    uncounted: t`Fill this in, or leave “Low at” blank`,
    twice: t`Two rows say different things`,
    'of-product': t`A shop's price belongs in the row of the product`,
    'of-variants': t`Enter the stock in the rows of the variants`,
    'unknown-shop': t`There is no shop of this name`,
  }
  // a picture has a size, not an amount
  const pictureCodes: Record<string, string> = { 'too-large': t`This picture is too large` }
  const order = Object.keys(labels)
  const partOf = (path: string): string => path.split('.')[0] ?? path
  const placeOf = (path: string) => order.indexOf(partOf(path))
  const errorText = useErrorText(codes, longestOf)
  const pictureText = (said: readonly string[] | undefined) =>
    said?.map((code) => lookUp(pictureCodes, code) ?? lookUp(codes, code) ?? code).join(' · ')

  /** "M / แดง: SKU" */
  function labelOf(path: string, { variants }: ProductDraft): string {
    const [part = '', position = '', field = ''] = path.split('.')
    // the shop of a spreadsheet's column, which doesn't exist
    const shop = /^prices\.shop(?!\d+$)(.+)$/.exec(path)?.[1]
    if (shop !== undefined) return `${labels.prices}: ${shop}`
    const label = lookUp(labels, part) ?? lookUp(stockLabels, part) ?? path
    const variant = part === 'variants' ? variants[Number(position)] : undefined
    if (!variant) return label
    return [
      variant.name.trim() || label,
      field === 'name' ? t`Variant` : (lookUp(labels, field) ?? lookUp(stockLabels, field)),
    ].join(': ')
  }

  const textOf = (product: ShopProduct | ProductFields, name: keyof ProductFields): string => {
    if (name === 'price' || name === 'cost') return baht(product[name], locale)
    if (name === 'variants')
      return soldVariants(product)
        .map((variant) => variant.name)
        .join(', ')
    if (name === 'prices') return product.prices.map(({ price }) => baht(price, locale)).join(', ')
    if (name === 'aliases') return product.aliases.join(', ')
    if (name === 'archived')
      return product.archived ? t({ message: 'Yes', context: 'state' }) : t({ message: 'No', context: 'state' })
    if (name === 'image') return product.image === '' ? '' : t`Another picture`
    return product[name]
  }

  return {
    labels,
    stockLabels,
    labelOf,
    errorText,
    pictureText,
    fieldErrors: (errors: FieldErrors, draft: ProductDraft): ProductError[] =>
      Object.entries(errors)
        .map(([path, said]) => ({
          path,
          label: labelOf(path, draft),
          text: (path === 'image' ? pictureText(said) : errorText(said)) ?? '',
        }))
        .sort((a, b) => placeOf(a.path) - placeOf(b.path)),
    /** what an import changes in a stored product */
    planned: (base: ShopProduct, draft: ProductDraft, stocks: readonly PlannedStock[]): PlannedChange[] => {
      const after = productOf(draft)
      const ofFields = (Object.keys(changesOf(base, draft)) as (keyof ProductFields)[]).map((name) => ({
        label: labels[name],
        from: textOf(base, name),
        to: textOf(after, name),
      }))
      const ofStock = stocks.map(({ variant, from, to, lowAt }) => ({
        label: [variant, to === undefined ? stockLabels.lowAt : stockLabels.onHand].filter(Boolean).join(': '),
        from: to === undefined ? '' : String(from ?? ''),
        to: String(to ?? lowAt),
      }))
      return [...ofFields, ...ofStock]
    },
    /** what someone else changed since the form was opened */
    meanwhile: (base: ShopProduct, theirs: ShopProduct) => ({
      by: theirs.changedBy ?? '',
      changes: differingFields(base, theirs).map((name) => ({ label: labels[name], text: textOf(theirs, name) })),
    }),
    failure: (error: RaanError): string =>
      reason(error, {
        forbidden: t`You don't have permission to change products.`,
        missing: t`This product was not found.`,
      }),
  }
}

export type ProductMessages = ReturnType<typeof useProductMessages>
