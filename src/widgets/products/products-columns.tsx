import { Plural, useLingui } from '@lingui/react/macro'
import type { Satang } from '../../core/kernel/money'
import { isSoldItself, type ShopProduct, soldVariants } from '../../core/products/products.product'
import { availablePieces, isLow } from '../../core/products/products.stock'
import type { Column } from '../data-table/columns'
import { useLocale } from '../runtime/use-locale'
import { Badge } from '../ui/badge'
import { Picture } from '../ui/picture'
import { priceText } from '../ui/price-text'
import * as css from './products.css'
import type { ProductRights } from './use-products'

type NameProps = {
  product: ShopProduct
  /** undefined if the user may not change products */
  onOpen: ((product: ShopProduct) => void) | undefined
}

function ProductName({ product, onOpen }: NameProps) {
  const { t } = useLingui()
  const { name, image, aliases, archived } = product
  return (
    <span className={css.product}>
      <Picture size="s" src={image} />
      <span className={css.stack}>
        {onOpen ? (
          <button type="button" className={css.name} aria-haspopup="dialog" onClick={() => onOpen(product)}>
            <bdi>{name}</bdi>
          </button>
        ) : (
          <bdi className={css.plainName}>{name}</bdi>
        )}
        {aliases.length > 0 && <bdi className={css.quiet}>{aliases.join(', ')}</bdi>}
        {archived && <Badge>{t`No longer sold`}</Badge>}
      </span>
    </span>
  )
}

/** From the lowest to the highest of what is sold. */
function pricesOf(product: ShopProduct): { least: Satang; most: Satang } {
  const prices = soldVariants(product).map(({ price }) => price ?? product.price)
  const all = prices.length > 0 ? prices : [product.price]
  return { least: Math.min(...all) as Satang, most: Math.max(...all) as Satang }
}

function ProductPrice({ product }: { product: ShopProduct }) {
  const locale = useLocale()
  const { least, most } = pricesOf(product)
  return (
    <span className={css.stackEnd}>
      <span className={css.amount}>
        {least === most ? priceText(least, locale) : `${priceText(least, locale)} – ${priceText(most, locale)}`}
      </span>
      {product.prices.length > 0 && (
        <span className={css.quiet}>
          <Plural value={product.prices.length} one="another price in # shop" other="other prices in # shops" />
        </span>
      )}
    </span>
  )
}

const countedOf = (product: ShopProduct) =>
  (isSoldItself(product) ? [product] : soldVariants(product)).flatMap(({ stock }) => stock ?? [])

function ProductStock({ product }: { product: ShopProduct }) {
  const { t } = useLingui()
  const counted = countedOf(product)
  if (counted.length === 0) return <>–</>
  const reserved = counted.reduce((sum, stock) => sum + stock.reserved, 0)
  return (
    <span className={css.stackEnd}>
      <span className={css.amount}>{counted.reduce((sum, stock) => sum + availablePieces(stock), 0)}</span>
      {reserved > 0 && <span className={css.quiet}>{t`and ${reserved} in orders`}</span>}
      {counted.some(isLow) && <Badge tone="warning">{t`Low`}</Badge>}
    </span>
  )
}

const orNothing = (text: string) => <bdi>{text || '–'}</bdi>

export function useProductColumns(
  { canChange, knowsCost }: ProductRights,
  onOpen: (product: ShopProduct) => void,
): readonly Column<ShopProduct>[] {
  const { t } = useLingui()
  const locale = useLocale()
  return [
    {
      key: 'name',
      label: t`Product`,
      bare: true,
      sort: true,
      cell: (product) => <ProductName product={product} onOpen={canChange ? onOpen : undefined} />,
    },
    { key: 'sku', label: t`SKU`, sort: true, isEmpty: ({ sku }) => sku === '', cell: ({ sku }) => orNothing(sku) },
    {
      key: 'variants',
      label: t`Variants`,
      isEmpty: (product) => soldVariants(product).length === 0,
      cell: (product) =>
        orNothing(
          soldVariants(product)
            .map(({ name }) => name)
            .join(', '),
        ),
    },
    {
      key: 'stock',
      label: t`Available`,
      numeric: true,
      isEmpty: (product) => countedOf(product).length === 0,
      cell: (product) => <ProductStock product={product} />,
    },
    { key: 'price', label: t`Price`, sort: true, numeric: true, cell: (product) => <ProductPrice product={product} /> },
    ...(knowsCost
      ? [
          {
            key: 'cost',
            label: t`Cost`,
            numeric: true,
            isEmpty: ({ cost }: ShopProduct) => typeof cost !== 'number',
            cell: ({ cost }: ShopProduct) => (typeof cost === 'number' ? priceText(cost, locale) : '–'),
          },
        ]
      : []),
  ]
}
