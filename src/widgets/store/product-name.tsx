import { useContext } from 'react'
import type { Product } from '../../core/store/store.contract'
import { ProductWaysContext } from './product-ways'
import * as css from './shelf.css'

/** The whole card but its other controls leads to the product: to its page, or where it is shown without one. */
export function ProductName({ product }: { product: Product }) {
  const ways = useContext(ProductWaysContext)
  const href = ways.hrefOf(product)
  if (href === undefined)
    return (
      <button
        type="button"
        className={css.open}
        dir="auto"
        aria-haspopup={ways.opens === 'dialog' ? 'dialog' : undefined}
        onClick={(event) => ways.follow(product, event)}
      >
        {product.name}
      </button>
    )
  return (
    <a className={css.open} dir="auto" href={href} onClick={(event) => ways.follow(product, event)}>
      {product.name}
    </a>
  )
}
