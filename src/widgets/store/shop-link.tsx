import { useLingui } from '@lingui/react/macro'
import { ButtonLink } from '../ui/button'
import { isPlainClick } from './product-ways'

export type ShopLeads = {
  /** where the products are */
  shopHref?: string | undefined
  /** false: the page goes there itself */
  onShop?: (() => unknown) | undefined
}

/** The way back to the products, where there is one. */
export function ShopLink({ shopHref, onShop }: ShopLeads) {
  const { t } = useLingui()
  if (shopHref === undefined) return null
  return (
    <ButtonLink
      href={shopHref}
      onClick={(event) => {
        if (isPlainClick(event) && onShop?.() === false) event.preventDefault()
      }}
    >
      {t`To the products`}
    </ButtonLink>
  )
}
