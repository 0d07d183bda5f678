import { useContext } from 'react'
import type { Product } from '../../core/store/store.contract'
import { ProductNavigationContext } from './product-navigation'
import * as css from './shelf.css'

/** The whole card but its other controls leads to the product: to its page, or where it is shown without one. */
export function ProductName({ product }: { product: Product }) {
  const navigation = useContext(ProductNavigationContext)
  const href = navigation.hrefOf(product)
  if (href === undefined)
    return (
      <button
        type="button"
        className={css.open}
        dir="auto"
        aria-haspopup={navigation.opens === 'dialog' ? 'dialog' : undefined}
        onClick={(event) => navigation.follow(product, event)}
      >
        {product.name}
      </button>
    )
  return (
    <a className={css.open} dir="auto" href={href} onClick={(event) => navigation.follow(product, event)}>
      {product.name}
    </a>
  )
}
