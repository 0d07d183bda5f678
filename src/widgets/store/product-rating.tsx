import { useLingui } from '@lingui/react/macro'
import Star from 'lucide-react/icons/star'
import * as css from './product-rating.css'

export function ProductRating({ rating }: { rating: number }) {
  const { t } = useLingui()
  return (
    <span className={css.rating} role="img" aria-label={t`Rated ${rating} out of 5`}>
      <Star className={css.star} aria-hidden="true" />
      {rating}
    </span>
  )
}
