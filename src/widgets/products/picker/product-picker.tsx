import { Trans, useLingui } from '@lingui/react/macro'
import Plus from 'lucide-react/icons/plus'
import { useContext, useEffect, useState } from 'react'
import { pickerPerPage, type Sellable, textsOf } from '../../../core/products/products.find.contract'
import { isTyped } from '../../../core/products/products.search'
import { LinesApp } from '../../cart/use-cart'
import { useCartQuantities } from '../../cart/use-cart-quantities'
import { useEffectEvent } from '../../runtime/use-effect-event'
import { Badge } from '../../ui/badge'
import { Button } from '../../ui/button'
import { listbox } from '../../ui/listbox.css'
import { Picture } from '../../ui/picture'
import { Price } from '../../ui/price'
import { SearchBox } from '../../ui/search-box'
import { Skeleton } from '../../ui/skeleton'
import { type Combobox, useCombobox } from '../../ui/use-combobox'
import { VisuallyHidden } from '../../ui/visually-hidden'
import * as css from './product-picker.css'
import { usePicker } from './use-picker'

type ProductOptionProps = {
  product: Sellable
  /** already in the cart */
  quantity: number
  option: ReturnType<Combobox['option']>
}

function ProductOption({ product, quantity, option }: ProductOptionProps) {
  const { t } = useLingui()
  const isOrder = useContext(LinesApp) === 'lines'
  return (
    <div {...option} className={css.option}>
      <Picture size="s" src={product.image} />
      <span className={css.optionWords}>
        <span className={css.optionName} dir="auto">
          {product.name}
        </span>
        <span className={css.optionBrand} dir="auto">
          {product.sku || product.brand}
        </span>
      </span>
      {product.available !== undefined && (
        <Badge tone={product.available > 0 ? 'neutral' : 'warning'}>
          {product.available > 0 ? t`${product.available} left` : t`None left`}
        </Badge>
      )}
      {quantity > 0 && <Badge tone="solid">{isOrder ? t`${quantity} in the order` : t`${quantity} in the cart`}</Badge>}
      <Price className={css.optionPrice} amount={product.price} />
      <Plus className={css.plus} aria-hidden="true" />
    </div>
  )
}

type ProductPickerProps = {
  perPage?: number | undefined
  /** whose prices; default: none's */
  shopId?: number | undefined
  /** shown only while the field is in use, overlaying what follows */
  floating?: boolean
  disabled?: boolean | undefined
  onAdded?: ((product: Sellable) => void) | undefined
}

/** Type, select with the arrow keys, add with Enter; focus stays in the field. */
export function ProductPicker({
  perPage = pickerPerPage,
  shopId = 0,
  floating = false,
  disabled = false,
  onAdded,
}: ProductPickerProps) {
  const { t } = useLingui()
  const list = usePicker(perPage, shopId)
  const quantities = useCartQuantities()
  const isOrder = useContext(LinesApp) === 'lines'
  const [said, setSaid] = useState('')
  /** what was typed or scanned when Enter came before its rows */
  const [awaited, setAwaited] = useState<string>()
  const { rows } = list

  const add = (product: Sellable) => {
    const count = quantities.add(product)
    setSaid(isOrder ? t`${product.name}: ${count} in the order` : t`${product.name}: ${count} in the cart`)
    onAdded?.(product)
  }
  const isBehind = list.stale || list.isLoading
  const combobox = useCombobox({
    keys: rows.map(({ id }) => String(id)),
    listLabel: t`Products found`,
    value: list.q,
    onChange: list.search,
    onPick(key, by) {
      const product = rows.find(({ id }) => String(id) === key)
      // Enter refers to the current input, which the rows may not match yet
      if (by === 'enter' && isBehind) return setAwaited(list.q)
      if (product) take(product, by)
    },
    onEnter() {
      if (isBehind) setAwaited(list.q)
      combobox.open()
      return true
    },
    startsAtFirst: true,
    isPinned: !floating,
    staysOpen: true,
    opensEmpty: true,
  })
  const take = (product: Sellable, by: 'press' | 'enter') => {
    add(product)
    // the next product is typed; a pinned list is browsed
    if (by !== 'enter' || !floating) return
    list.search('')
    combobox.close()
  }
  // a scanner's Enter follows at once: a code or a whole name is taken when it is found, nothing that is only alike
  const scanned = useEffectEvent((typed: string) => {
    const [found, another] = rows.filter((row) => isTyped(textsOf(row), typed))
    // the code or name of several variants doesn't say which one
    if (typed === list.q && found && !another) take(found, 'enter')
  })
  useEffect(() => {
    if (awaited === undefined || isBehind) return
    setAwaited(undefined)
    scanned(awaited)
  }, [awaited, isBehind, scanned])
  return (
    <div className={css.picker} part="picker" {...combobox.frame}>
      <SearchBox
        {...combobox.field}
        busy={list.isLoading}
        disabled={disabled}
        label={t`Add products`}
        placeholder={t`Type a product and press Enter`}
        clearLabel={t`Clear search`}
      />
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      <div ref={combobox.scroller} className={floating ? listbox : undefined} hidden={!combobox.isOpen || disabled}>
        {list.isFailed && (
          <p className={css.pickerNote} role="alert">
            <Trans>Couldn't load products.</Trans>
            <Button size="s" onClick={list.reload}>{t`Try again`}</Button>
          </p>
        )}
        {!list.isLoading && !list.isFailed && rows.length === 0 && (
          <p className={css.pickerNote} role="status">
            <Trans>No products found</Trans>
          </p>
        )}
        {list.isLoading && rows.length === 0 && (
          <div className={css.options}>
            <Skeleton shape="block" height={52} count={3} />
          </div>
        )}
        <div {...combobox.list} className={css.options} aria-busy={list.stale || undefined}>
          {rows.map((product) => (
            <ProductOption
              key={product.id}
              product={product}
              quantity={quantities.quantityOf(product.id)}
              option={combobox.option(String(product.id))}
            />
          ))}
        </div>
      </div>
    </div>
  )
}
