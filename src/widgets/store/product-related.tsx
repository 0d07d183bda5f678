import { useLingui } from '@lingui/react/macro'
import type { Product } from '../../core/store/store.contract'
import { FailurePanel } from '../failure/failure-panel'
import { classNames } from '../ui/class-names'
import { Picture } from '../ui/picture'
import { Price } from '../ui/price'
import { Loading, Skeleton } from '../ui/skeleton'
import * as css from './product.css'
import { ProductName } from './product-grid'
import { ProductRating } from './product-rating'
import * as results from './results.css'
import { useRelated } from './use-related'

function RelatedCard({ product }: { product: Product }) {
  return (
    <li className={classNames(results.card, css.relatedCard)} part="related">
      <Picture size="fill" src={product.image} className={results.picture} />
      <div className={results.words}>
        <p className={results.brand} dir="auto">
          {product.brand}
        </p>
        <h4 className={results.name}>
          <ProductName product={product} />
        </h4>
        <p className={results.facts}>
          <Price className={results.price} amount={product.price} />
          {product.rating > 0 && <ProductRating rating={product.rating} />}
        </p>
      </div>
    </li>
  )
}

export function ProductRelated({ product }: { product: Product }) {
  const { t } = useLingui()
  const { status, products, error, reload } = useRelated(product)
  if (status === 'ready' && products.length === 0) return null
  return (
    <section className={css.related} aria-label={t`Related products`}>
      <h3 className={css.heading}>{t`Related products`}</h3>
      {status === 'failed' && <FailurePanel error={error} title={t`Couldn't load related products`} onRetry={reload} />}
      {status === 'loading' && (
        <Loading>
          <div className={css.relatedGrid}>
            <Skeleton shape="block" height={260} count={5} className={css.relatedCard} />
          </div>
        </Loading>
      )}
      {products.length > 0 && (
        <ul className={css.relatedGrid}>
          {products.map((each) => (
            <RelatedCard key={each.id} product={each} />
          ))}
        </ul>
      )}
    </section>
  )
}
