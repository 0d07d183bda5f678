import { Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useContext, useEffect, useId, useRef, useState } from 'react'
import { type Product, pickerPerPage } from '../../../core/store/store.contract'
import { LinesApp } from '../../cart/lines-app'
import { useBasket } from '../../cart/use-basket'
import { Button } from '../../ui/button'
import { SearchBox } from '../../ui/search-box'
import { Skeleton } from '../../ui/skeleton'
import { VisuallyHidden } from '../../ui/visually-hidden'
import { ProductOption } from './product-option'
import * as css from './product-picker.css'
import { usePicker } from './use-picker'

type ProductPickerProps = {
  perPage?: number | undefined
  /** shown below the field only while that is in use, above what follows */
  floating?: boolean
  disabled?: boolean | undefined
  onAdded?: ((product: Product) => void) | undefined
}

const wrapped = (index: number, count: number): number => (count === 0 ? -1 : (index + count) % count)

/** Type, choose with the arrows, add with Enter: the focus stays where one types. */
export function ProductPicker({
  perPage = pickerPerPage,
  floating = false,
  disabled = false,
  onAdded,
}: ProductPickerProps) {
  const { t } = useLingui()
  const list = usePicker(perPage)
  const basket = useBasket()
  const isOrder = useContext(LinesApp) === 'lines'
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(0)
  const [isOpen, setOpen] = useState(!floating)
  const [said, setSaid] = useState('')
  const { rows } = list
  const active = Math.min(at, rows.length - 1)
  const optionId = (product: Product) => `${id}option${product.id}`

  useEffect(() => {
    place.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  })

  const add = (product: Product) => {
    const count = basket.add(product)
    setSaid(isOrder ? t`${product.name}: ${count} in the order` : t`${product.name}: ${count} in the cart`)
    onAdded?.(product)
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, nativeEvent } = event
    if (nativeEvent.isComposing) return
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      setAt(isOpen ? wrapped(active + (key === 'ArrowDown' ? 1 : -1), rows.length) : active)
      setOpen(true)
    } else if (key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault()
      const product = rows[active]
      if (isOpen && product && !list.stale && !list.isLoading) add(product)
      setOpen(true)
    } else if (key === 'Escape' && floating && isOpen) {
      event.preventDefault()
      event.stopPropagation()
      setOpen(false)
    }
  }
  const search = (q: string) => {
    setAt(0)
    setOpen(true)
    list.search(q)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only looks where the focus goes
    <div
      ref={place}
      className={css.picker}
      part="picker"
      onBlur={(event) => {
        if (floating && !event.currentTarget.contains(event.relatedTarget)) setOpen(false)
      }}
    >
      <SearchBox
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={`${id}list`}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && rows[active] ? optionId(rows[active]) : undefined}
        value={list.q}
        onChange={search}
        onKeyDown={press}
        onClick={() => setOpen(true)}
        busy={list.isLoading}
        disabled={disabled}
        label={t`Add products`}
        placeholder={t`Type a product and press Enter`}
        clearLabel={t`Clear search`}
      />
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      <div className={floating ? css.floating : undefined} hidden={!isOpen || disabled}>
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
        <div
          role="listbox"
          id={`${id}list`}
          className={css.options}
          aria-label={t`Products found`}
          aria-busy={list.stale || undefined}
        >
          {rows.map((product, index) => (
            <ProductOption
              key={product.id}
              id={optionId(product)}
              product={product}
              quantity={basket.quantityOf(product.id)}
              active={index === active}
              onPick={() => {
                setAt(index)
                add(product)
              }}
            />
          ))}
        </div>
      </div>
    </div>
  )
}
